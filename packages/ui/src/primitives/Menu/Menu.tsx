import * as Radix from '@radix-ui/react-menu';
import {
  type ComponentPropsWithRef,
  cloneElement,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { CheckIcon, ChevronRightIcon } from '../Icon/icons.tsx';
import type { StatusPillProps } from '../StatusPill/StatusPill.tsx';
import * as styles from './Menu.css.ts';

/** The action of an item, which runs once the menu has closed and the focus is back on its button. */
const ChosenContext = createContext<RefObject<(() => void) | null>>({ current: null });

export interface MenuRootProps {
  /** The button that opens it: an element that accepts a ref and the props of a `<button>`. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** The edge of the trigger with which it is aligned. Default `end`. */
  align?: 'start' | 'end';
  /** Where it opens. Default `bottom`. */
  side?: 'bottom' | 'right';
  /** The parts: `Menu.Item`, `Menu.Link`, `Menu.Choices`, `Menu.Sub`, `Menu.Separator`. */
  children: ReactNode;
}

/**
 * The button and the menu that it opens. A closed menu is only its button, since a long table has one in each row.
 * Radix, which comes with the open one, can't know whether a key has opened it.
 */
export function MenuRoot({ trigger, align = 'end', side = 'bottom', children }: MenuRootProps) {
  const id = useId();
  const [opened, setOpened] = useState<'by pointer' | 'by keyboard'>();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const isLeft = useRef(false);
  const open = (how: typeof opened) => {
    isLeft.current = false;
    setOpened(how);
  };
  return (
    <ChosenContext value={chosen}>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        // A key and a screen reader click without a count.
        onClick: ({ detail }) => (opened ? setOpened(undefined) : open(detail === 0 ? 'by keyboard' : 'by pointer')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open('by keyboard');
        },
      })}
      {opened && (
        <Radix.Root modal={false} open onOpenChange={() => setOpened(undefined)}>
          <Radix.Anchor virtualRef={button} />
          <Radix.Portal>
            <Radix.Content
              ref={opened === 'by keyboard' ? focusFirstItem : undefined}
              aria-labelledby={id}
              className={styles.panel}
              align={align}
              side={side}
              sideOffset={4}
              collisionPadding={edge}
              loop
              onInteractOutside={(event) => {
                // The click that follows closes it.
                if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
                else isLeft.current = true;
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                // First, so that a dialog which opens now can return the focus to the button.
                if (!isLeft.current) button.current?.focus();
                chosen.current?.();
                chosen.current = null;
              }}
            >
              {children}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </ChosenContext>
  );
}

function focusFirstItem(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
}

export interface MenuItemProps {
  /** Called after it was chosen and the menu has closed. */
  onSelect: () => void;
  /** An icon of 18 px. */
  icon?: ReactNode;
  /** `critical` for what can't be undone. Default `default`. */
  tone?: 'default' | 'critical';
  disabled?: boolean;
  children: ReactNode;
}

/** An action. */
export function MenuItem({ onSelect, icon, tone = 'default', disabled = false, children }: MenuItemProps) {
  const chosen = use(ChosenContext);
  return (
    <Radix.Item
      className={styles.item({ tone })}
      disabled={disabled}
      onSelect={() => {
        chosen.current = onSelect;
      }}
    >
      {icon}
      <span className={styles.text}>{children}</span>
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  /** Where it leads. */
  href: string;
  /** An icon of 18 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A link. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <Link className={styles.item()} href={href}>
        {icon}
        <span className={styles.text}>{children}</span>
      </Link>
    </Radix.Item>
  );
}

export interface MenuSubProps {
  /** The subject of the submenu. */
  label: string;
  /** An icon of 18 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The gap between a menu and its submenu, in px. */
const gap = 4;
/** The minimum width of a submenu, in px. */
const subWidth = 196;
/** The distance kept between a menu and the edge of the window, in px. */
const edge = 8;

/** A submenu: it opens to the side, or over its item where there is no room, as on a phone. */
export function MenuSub({ label, icon, children }: MenuSubProps) {
  const item = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [offset, setOffset] = useState(gap);
  const openInWindow = (next: boolean) => {
    setOpen(next);
    if (!next || item.current === null) return;
    const { left, right } = item.current.getBoundingClientRect();
    setOffset(Math.min(gap, Math.max(left, window.innerWidth - right) - subWidth - edge));
  };
  return (
    <Radix.Sub open={open} onOpenChange={openInWindow}>
      <Radix.SubTrigger ref={item} className={styles.item()}>
        {icon}
        <span className={styles.text}>{label}</span>
        <ChevronRightIcon size={16} />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          className={styles.sub}
          sideOffset={offset}
          collisionPadding={edge}
          loop
          // The pointer may leave the item and cross the gap diagonally to reach the submenu.
          onFocusOutside={(event) => {
            if (event.target instanceof Element && event.target.matches('[role="menu"]')) event.preventDefault();
          }}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

export interface MenuChoice<Value extends string = string> {
  value: Value;
  label: string;
  /** The colour of the dot before it; without a colour there is no dot. */
  tone?: StatusPillProps['tone'];
  disabled?: boolean;
  /** Whether a line separates it from the next one. */
  apart?: boolean;
}

export interface MenuChoicesProps<Value extends string = string> {
  /** Names the choices. */
  label: string;
  /** The current choice, which is checked. */
  value: Value;
  /** Called with the new choice. */
  onValueChange: (next: Value) => void;
  options: readonly MenuChoice<Value>[];
}

/** Choices of which the current one is checked. */
export function MenuChoices<Value extends string>({ label, value, onValueChange, options }: MenuChoicesProps<Value>) {
  const dotted = options.some(({ tone }) => tone !== undefined);
  return (
    <Radix.RadioGroup value={value} aria-label={label}>
      {options.map((option) => (
        <Fragment key={option.value}>
          <Radix.RadioItem
            className={styles.item()}
            value={option.value}
            disabled={option.disabled ?? false}
            onSelect={() => onValueChange(option.value)}
          >
            {dotted && <span className={cx(styles.dot, option.tone && styles.dotTone[option.tone])} />}
            <span className={styles.text}>{option.label}</span>
            <Radix.ItemIndicator>
              <CheckIcon size={18} />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
          {option.apart && <Radix.Separator className={styles.separator} />}
        </Fragment>
      ))}
    </Radix.RadioGroup>
  );
}

/** A separator between two groups. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

/**
 * The actions on something, behind one button. By keyboard: arrows, first letters, Enter, Escape.
 *
 * Use it for three actions or more; for one or two, use `Button`, to choose a value in a form `SelectField`.
 */
export const Menu = {
  Root: MenuRoot,
  Item: MenuItem,
  Link: MenuLink,
  Sub: MenuSub,
  Choices: MenuChoices,
  Separator: MenuSeparator,
};
export interface MenuProps extends MenuRootProps {}
