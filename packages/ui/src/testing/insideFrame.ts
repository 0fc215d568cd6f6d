import { waitFor } from 'storybook/test';

/** The body of a frame, once something stands in it: its document comes after the frame. */
export const insideFrame = (find: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const frame = find();
    const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : undefined;
    if (!body?.firstElementChild) throw new Error('The frame is empty.');
    return body;
  });
