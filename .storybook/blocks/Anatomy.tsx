import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { windowOf } from '../modes.ts';
import * as styles from './Anatomy.css.ts';
import type { Mark } from './marks.ts';
import { follow, marksIn, type Place } from './placesOf.ts';

type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>;

interface AnatomyProps {
  /** The story that shows the part. Default the first one. */
  of?: StoryExport;
  /** Shows it in a frame that is so many px high, where its play runs. */
  frame?: number;
  /**
   * Where the items of the list below are, in their order: a selector of CSS, or words between « and »; what only another story shows
   * names that story.
   */
  at: readonly (string | { in: StoryExport; frame?: number; at: string })[];
  /** The numbered list. */
  children: ReactNode;
}

/** The part with a number at each place that its list names. For assistive technology the list is enough. */
export function Anatomy({ of, frame, at, children }: AnatomyProps) {
  const [first] = useContext(DocsContext).componentStories();
  const main = of ?? first?.moduleExport;
  const places = at.map((place, index) => ({
    number: index + 1,
    ...(typeof place === 'string' ? { in: main, frame, at: place } : place),
  }));
  const stories = [...new Set(places.map((place) => place.in))];
  return (
    <div data-anatomy={at.length}>
      {stories.map((story, index) => (
        <Marked
          // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes its stories.
          key={index}
          of={story}
          frame={places.find((place) => place.in === story)?.frame}
          captioned={story !== first?.moduleExport || stories.length > 1}
          places={places.filter((place) => place.in === story)}
        />
      ))}
      {children}
    </div>
  );
}

interface MarkedProps {
  of: StoryExport;
  frame: number | undefined;
  captioned: boolean;
  places: readonly Place[];
}

function Marked({ of, frame, captioned, places }: MarkedProps) {
  const { story } = useOf(of, ['story']);
  const isFramed = frame !== undefined || story.parameters.docs?.story?.inline === false;
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const draw = useEffectEvent((element: HTMLElement) => setMarks(marksIn(element, places)));
  useEffect(() => {
    const element = stage.current;
    return element ? follow(element, () => draw(element)) : undefined;
  }, []);
  const missing = places.filter(({ number }) => !marks.some((mark) => mark.number === number));
  return (
    <figure className={`sb-unstyled ${styles.root}`} data-missing={missing.map(({ at }) => at).join(', ') || undefined}>
      <div className={styles.stage} ref={stage}>
        {/* It is a picture: the part to operate is the first one on the page. A frame has to keep the focus of its play. */}
        {/* As a form it keeps its radio buttons apart from those of the same name elsewhere on the page. */}
        <form inert={!isFramed} className={styles.part} style={{ maxWidth: windowOf(story.storyGlobals)?.width }}>
          <Story of={of} __forceInitialArgs {...(frame && { inline: false, height: `${frame}px` })} />
        </form>
        <svg aria-hidden="true" className={styles.marks}>
          <title>Marks</title>
          {marks.map(({ number, disc, end }) => (
            <g key={number}>
              <line x1={disc.x} y1={disc.y} x2={end.x} y2={end.y} className={styles.halo} />
              <line x1={disc.x} y1={disc.y} x2={end.x} y2={end.y} className={styles.line} />
              <circle cx={end.x} cy={end.y} r={3} className={styles.end} />
              <circle cx={disc.x} cy={disc.y} r={11} className={styles.disc} />
              <text x={disc.x} y={disc.y} className={styles.number}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      {captioned && <figcaption className={styles.caption}>{story.name}</figcaption>}
    </figure>
  );
}
