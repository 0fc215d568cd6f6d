import { type Category, categoryPath } from '@nuee/domain';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Travelling } from '../../internal/Travelling.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { ArrowRightIcon, ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { media } from '../../styles/media.ts';
import { categoryTint } from '../../styles/tint.ts';
import { CurrentMark } from '../CurrentMark/CurrentMark.tsx';
import { cataloguePath, isCurrent, type PageLink } from '../pageLinks.ts';
import { categoryPicture } from '../pictures.ts';
import * as styles from './NavMenu.css.ts';

/** Pointer delays of section 4, in ms; the third one, 150 before closing, is built into the Radix menu. */
const delays = { open: 200, skip: 300 } as const;

/** How many categories the wide menu shows at most. */
const maxCategories = 4;

/** The categories that the wide menu shows, four at most (section 2): the first three, and the last, which are the limited editions. */
const shownOf = (categories: readonly Category[]): readonly Category[] => [
  ...categories.slice(0, 3),
  ...categories.slice(3).slice(-1),
];

export interface NavMenuProps extends Omit<PartProps<'nav'>, 'children' | 'dir'> {
  /** The pages of the menu in order; `/catalogue` among them becomes the trigger of the panel. */
  links: readonly PageLink[];
  /** The categories in order. The panel shows the first three and the last. */
  categories: readonly Category[];
  /** Path of the page shown, without its query. */
  currentPath: string;
}

/**
 * The menu of wide windows: words in a row, and the catalogue as a panel that unfolds below the header.
 *
 * Use it from 1200 px; below that, use `MobileMenu`.
 */
export function NavMenu({ links, categories, currentPath, ...rest }: NavMenuProps) {
  const [open, setOpen] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const openedBy = useRef<'hover' | 'press'>('hover');

  // Radix opens only on click and hover; its arrow key works once the panel is open.
  const openFromKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open === cataloguePath) return;
    event.preventDefault();
    flushSync(() => setOpen(cataloguePath));
    panel.current?.querySelector('a')?.focus();
  };

  return (
    <NavigationMenu.Root
      aria-label="Navigation principale"
      value={open}
      onValueChange={(next) => {
        setOpen(next);
        // A press says so before it opens.
        if (next === '') openedBy.current = 'hover';
      }}
      delayDuration={delays.open}
      skipDelayDuration={delays.skip}
      {...rest}
    >
      <NavigationMenu.List className={styles.list}>
        {links.map(({ href, label }) => {
          const current = isCurrent(href, currentPath);
          return href === cataloguePath ? (
            <NavigationMenu.Item key={href} value={cataloguePath}>
              <NavigationMenu.Trigger
                className={styles.word}
                aria-current={current || undefined}
                onKeyDown={openFromKeyboard}
                onClick={(event) => {
                  // A press on a menu that hovering has just opened leaves it open; the next press closes it.
                  if (open === cataloguePath && openedBy.current === 'hover') event.preventDefault();
                  openedBy.current = 'press';
                }}
              >
                <Word label={label} current={current} />
                <ChevronDownIcon size={16} className={styles.chevron} />
              </NavigationMenu.Trigger>
              <NavigationMenu.Content ref={panel}>
                <CataloguePanel categories={shownOf(categories)} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={href}>
              <NavigationMenu.Link asChild active={current}>
                <Link className={styles.word} href={href}>
                  <Word label={label} current={current} />
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          );
        })}
      </NavigationMenu.List>
      <NavigationMenu.Viewport className={styles.viewport} />
      {open !== '' && <div className={styles.scrim} />}
    </NavigationMenu.Root>
  );
}

function Word({ label, current }: { label: string; current: boolean }) {
  // Below that a transition would hold up each change of page for a mark that nobody sees.
  const isShown = useMedia(media.wideHeader);
  return (
    <span className={styles.label}>
      {current && isShown && (
        <Travelling name="accent">
          <CurrentMark className={styles.mark} />
        </Travelling>
      )}
      <span>{label}</span>
    </span>
  );
}

function CataloguePanel({ categories }: Pick<NavMenuProps, 'categories'>) {
  return (
    <Container className={styles.panelContent}>
      <div className={styles.intro}>
        <p className={styles.sentence}>
          {categories.length === maxCategories
            ? 'Quatre familles, pour commencer par ce que vous aimez déjà.'
            : categories.length > 0
              ? 'Pour commencer par ce que vous aimez déjà.'
              : 'Nos premiers e-liquides arrivent.'}
        </p>
        <NavigationMenu.Link asChild>
          <Link className={styles.all} href={cataloguePath}>
            <span className={styles.allLabel}>Tous les produits</span>
            <ArrowRightIcon size={18} />
          </Link>
        </NavigationMenu.Link>
      </div>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id} {...categoryTint(category)}>
            <NavigationMenu.Link asChild>
              <Link className={styles.tile} href={categoryPath(category.name)}>
                <span className={styles.media}>
                  <Picture
                    className={styles.picture}
                    {...categoryPicture(category)}
                    alt=""
                    sizes="16vw"
                    width={960}
                    height={1200}
                  />
                </span>
                <span className={styles.tileName}>{category.name}</span>
              </Link>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
