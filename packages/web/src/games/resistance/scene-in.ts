import type { Scene } from '../../session/telling.ts';
import type { ResistanceScene } from './scenes.ts';

/** A scene that the room has kept for this game, with its type again. */
export const sceneIn = (scene: Scene | undefined): ResistanceScene | undefined => scene as ResistanceScene | undefined;
