import { useOf } from '@storybook/addon-docs/blocks';
import { compsOf } from '../comps.ts';
import { Thumbnails } from './Thumbnails.tsx';

/** The comps that show the part that this page documents. */
export function Comps() {
  const meta = useOf('meta', ['meta']);
  const list = compsOf(meta.type === 'meta' ? meta.preparedMeta.title : '');
  if (list.length === 0) return null;
  return (
    <>
      <h2 id="comps">Comps</h2>
      <Thumbnails pictures={list.map(({ name, address }) => ({ name, picture: address, address }))} />
    </>
  );
}
