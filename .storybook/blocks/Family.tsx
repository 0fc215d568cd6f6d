import { useOf } from '@storybook/addon-docs/blocks';
import { docsOf } from '../docsOf.ts';
import { families } from '../families.ts';

/** Lists the other parts that a page's guide covers; on the pages of those parts, links to that guide. */
export function Family() {
  const meta = useOf('meta', ['meta']);
  const name = meta.type === 'meta' ? (meta.preparedMeta.title.split('/').at(-1) ?? '') : '';
  const others = families[name];
  if (others !== undefined) {
    return (
      <p>
        The guide below is also for <Links to={others} />.
      </p>
    );
  }
  const leads = Object.keys(families).filter((lead) => families[lead]?.includes(name));
  if (leads.length === 0) return null;
  return (
    <p>
      Its anatomy, do and don’t, keyboard and screen-reader notes are in the guide of <Links to={leads} />.
    </p>
  );
}

const Links = ({ to }: { to: readonly string[] }) =>
  to.map((name, place) => (
    <span key={name}>
      {place > 0 && (place === to.length - 1 ? ' and ' : ', ')}
      <a href={docsOf.get(name)} target="_top">
        {name}
      </a>
    </span>
  ));
