import { type Category, categoryPath, categorySlug } from '@nuee/domain';
import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '../../internal/LinkContext.tsx';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useUnfolding } from '../../internal/useUnfolding.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { ArrowRightIcon, ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { categoryTint } from '../../styles/tint.ts';
import { CurrentMark } from '../CurrentMark/CurrentMark.tsx';
import { cataloguePath, isCurrent, type PageLink } from '../pageLinks.ts';
import { categoryPictureWidths } from '../pictures.ts';
import * as styles from './NavMenu.css.ts';

/** The categories that the wide menu shows (section 2). */
const shown: readonly Category[] = ['Fruités', 'Gourmands', 'Menthes', 'Collections Limitées'];

export interface NavMenuProps {
  /** The pages of the menu in order; `/catalogue` among them becomes the trigger of the panel. */
  links: readonly PageLink[];
  /** The categories that exist. The panel shows the four of section 2 among them. */
  categories: readonly Category[];
  /** Path of the page shown, without its query. */
  currentPath: string;
  /** Called when a link into the catalogue is followed. */
  onCatalogueNavigate?: (() => void) | undefined;
  className?: string;
}

/** The menu of wide windows: words in a row, the catalogue as a panel that unfolds below the header. */
export function NavMenu({ links, categories, currentPath, onCatalogueNavigate, className }: NavMenuProps) {
  return (
    <nav className={className} aria-label="Navigation principale">
      <ul className={styles.list}>
        {links.map(({ href, label }) => {
          const current = isCurrent(href, currentPath);
          return href === cataloguePath ? (
            <CatalogueItem
              key={href}
              label={label}
              current={current}
              categories={shown.filter((category) => categories.includes(category))}
              onNavigate={onCatalogueNavigate}
            />
          ) : (
            <li key={href}>
              <Link className={styles.word} href={href} aria-current={current ? 'page' : undefined}>
                <Word label={label} current={current} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface CatalogueItemProps {
  label: string;
  current: boolean;
  categories: readonly Category[];
  onNavigate: (() => void) | undefined;
}

/** A link to the catalogue until the script is there, then the button of the panel. */
function CatalogueItem({ label, current, categories, onNavigate }: CatalogueItemProps) {
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, set, overWord, overPanel } = useUnfolding(item, button);

  const openFromKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => set(true));
    panel.current?.querySelector('a')?.focus();
  };
  const content = (
    <>
      <Word label={label} current={current} />
      <ChevronDownIcon size={16} className={styles.chevron} />
    </>
  );
  const shared = { className: styles.word, 'aria-current': current || undefined };

  if (!useHydrated()) {
    return (
      <li>
        <Link href={cataloguePath} {...shared}>
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li ref={item}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => set(!open)}
        onKeyDown={openFromKeyboard}
        {...overWord}
        {...shared}
      >
        {content}
      </button>
      {open && (
        <>
          <div ref={panel} id={panelId} className={styles.panel} {...overPanel}>
            <CataloguePanel
              categories={categories}
              onNavigate={() => {
                set(false);
                onNavigate?.();
              }}
            />
          </div>
          <div className={styles.scrim} />
        </>
      )}
    </li>
  );
}

function Word({ label, current }: { label: string; current: boolean }) {
  return (
    <span className={styles.label}>
      {current && <CurrentMark className={styles.mark} />}
      {label}
    </span>
  );
}

interface CataloguePanelProps {
  categories: readonly Category[];
  onNavigate: () => void;
}

function CataloguePanel({ categories, onNavigate }: CataloguePanelProps) {
  return (
    <Container className={styles.panelContent}>
      <div className={styles.intro}>
        <p className={styles.sentence}>Quatre familles, pour commencer par ce que vous aimez déjà.</p>
        <Link className={styles.all} href={cataloguePath} onClick={onNavigate}>
          <span className={styles.allLabel}>Tous les produits</span>
          <ArrowRightIcon size={18} />
        </Link>
      </div>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category} className={categoryTint(category)}>
            <Link className={styles.tile} href={categoryPath(category)} onClick={onNavigate}>
              <span className={styles.media}>
                <Picture
                  className={styles.picture}
                  src={`/images/categories/category-${categorySlug(category)}.png`}
                  alt=""
                  widths={categoryPictureWidths}
                  sizes="16vw"
                  width={960}
                  height={1200}
                />
              </span>
              <span className={styles.tileName}>{category}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
