import { describe, expect, test } from 'vitest';
import { type Camera, cornerOf, held, type Point, scaleOf } from './camera.ts';
import { Grip } from './grip.ts';

const pane = { width: 390, height: 312 };
const near: Camera = held(pane, { x: 500, y: 400, zoom: 2.5 });

/** What lies on the sheet under a pixel of the window. */
const under = (camera: Camera, { x, y }: Point): Point => {
  const corner = cornerOf(pane, camera);
  const scale = scaleOf(pane, camera);
  return { x: (x - corner.x) / scale, y: (y - corner.y) / scale };
};

describe('a grip on the map', () => {
  test('one finger takes along what lies under it', () => {
    const grip = new Grip();
    grip.press(1, { x: 200, y: 150 });
    const moved = grip.drag(1, { x: 160, y: 170 }, pane, near) ?? near;
    expect(under(moved, { x: 160, y: 170 }).x).toBeCloseTo(under(near, { x: 200, y: 150 }).x);
    expect(under(moved, { x: 160, y: 170 }).y).toBeCloseTo(under(near, { x: 200, y: 150 }).y);
    expect(grip.hasMoved).toBe(true);
  });

  test('a finger that trembles has tapped', () => {
    const grip = new Grip();
    grip.press(1, { x: 200, y: 150 });
    expect(grip.drag(1, { x: 203, y: 152 }, pane, near)).toBeUndefined();
    expect(grip.hasMoved).toBe(false);
  });

  test('two fingers apart go nearer, and what lies in their middle stays there', () => {
    const grip = new Grip();
    grip.press(1, { x: 150, y: 150 });
    grip.press(2, { x: 210, y: 150 });
    const one = grip.drag(1, { x: 130, y: 150 }, pane, near) ?? near;
    const both = grip.drag(2, { x: 230, y: 150 }, pane, one) ?? one;
    expect(both.zoom).toBeCloseTo((near.zoom * 100) / 60);
    expect(under(both, { x: 180, y: 150 }).x).toBeCloseTo(under(near, { x: 180, y: 150 }).x);
    expect(under(both, { x: 180, y: 150 }).y).toBeCloseTo(under(near, { x: 180, y: 150 }).y);
  });

  test('two fingers that keep their distance only pan', () => {
    const grip = new Grip();
    grip.press(1, { x: 150, y: 150 });
    grip.press(2, { x: 150, y: 210 });
    const one = grip.drag(1, { x: 170, y: 150 }, pane, near) ?? near;
    const both = grip.drag(2, { x: 170, y: 210 }, pane, one) ?? one;
    expect(both.zoom).toBeCloseTo(near.zoom);
    expect(under(both, { x: 170, y: 180 }).x).toBeCloseTo(under(near, { x: 150, y: 180 }).x);
  });

  test('the finger that stays goes on panning', () => {
    const grip = new Grip();
    grip.press(1, { x: 150, y: 150 });
    grip.press(2, { x: 210, y: 150 });
    grip.lift(2);
    const moved = grip.drag(1, { x: 152, y: 150 }, pane, near);
    expect(grip.hasMoved).toBe(false);
    expect(moved).toBeUndefined();
    expect(grip.drag(1, { x: 170, y: 150 }, pane, near)?.zoom).toBe(near.zoom);
    expect(grip.drag(9, { x: 0, y: 0 }, pane, near)).toBeUndefined();
  });
});
