export { coat, face, fist, lapels, profile, shaded } from './figure.ts';
export { bare, cut, key, mirrored, moved, type Picture, print, spot, tint } from './picture.ts';
export { beams, disc, limb, oval, ring, star } from './shapes.ts';
export { beret, bob, fedora, flatCap, peakedCap, shortHair, wideHat } from './wardrobe.ts';
