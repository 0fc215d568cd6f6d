export { onHeldClock } from './heldClock.ts';
export { insideFrame } from './insideFrame.ts';
export { answerMotion } from './motionPreference.ts';
export { photograph } from './photographs.ts';
