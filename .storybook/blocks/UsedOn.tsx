import pages from 'virtual:used-on';
import { useOf } from '@storybook/addon-docs/blocks';
import { idOf } from '../docsOf.ts';
import { lookOf } from './looks.ts';
import { Thumbnails } from './Thumbnails.tsx';

/** More than these are counted only: a button is on every page. */
const most = 8;

/** The pages that use the part that this page documents, the nearest first. */
export function UsedOn() {
  const meta = useOf('meta', ['meta']);
  const name = meta.type === 'meta' ? (meta.preparedMeta.title.split('/').at(-1) ?? '') : '';
  const used = pages[name] ?? [];
  if (used.length === 0) return null;
  const shown = used.slice(0, most).map((title) => {
    const id = idOf(title);
    return {
      name: title.replace('Pages/', '').replace('/', ': '),
      picture: lookOf(id, 'light desktop'),
      address: `./?path=/story/${id}--default`,
    };
  });
  return (
    <>
      <h2 id="used-on">Used on</h2>
      <Thumbnails pictures={shown} />
      {used.length > most && <p>… and on {used.length - most} more pages.</p>}
    </>
  );
}
