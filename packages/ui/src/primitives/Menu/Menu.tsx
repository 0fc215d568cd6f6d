import {
  type ComponentPropsWithRef,
  cloneElement,
  createContext,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  use,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { menuLibrary } from '../../internal/libraries.ts';
import { CheckIcon, ChevronRightIcon } from '../Icon/icons.tsx';
import type { StatusPillProps } from '../StatusPill/StatusPill.tsx';
import * as styles from './Menu.css.ts';

/** Brings what an open menu is made of, before one is opened. A failure is told by the opening, which asks again. */
export function prepareMenu(): void {
  menuLibrary.prepare().catch(() => undefined);
}

type Library = ReturnType<typeof menuLibrary.useLibrary>;

interface Panel {
  Radix: Library;
  /** Gives the focus back to the button while the menu closes. The library does so afterwards, which takes a frame of its own. */
  giveBack: () => void;
  /** What is to be done waits here until the menu has closed and given back the focus. */
  chosen: RefObject<(() => void) | null>;
}

const PanelContext = createContext<Panel | null>(null);

function usePanel(part: string): Panel {
  const panel = use(PanelContext);
  if (panel === null) throw new Error(`${part}: no <Menu.Root> above. Put the parts of a menu inside of it.`);
  return panel;
}

export interface MenuRootProps {
  /** The button that opens it: an element that takes a ref and the props of a `<button>`. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** The edge of the trigger that it lines up with. Default `end`. */
  align?: 'start' | 'end';
  /** Where it opens. Default `bottom`. */
  side?: 'bottom' | 'right';
  /** The parts: `Menu.Item`, `Menu.Link`, `Menu.Choices`, `Menu.Sub`, `Menu.Separator`. */
  children: ReactNode;
}

/** The button and the menu that it opens. */
export function MenuRoot({ trigger, children, ...placing }: MenuRootProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // The button answers a press at once; on a slow phone the menu takes longer to open than a frame may.
  const shown = useDeferredValue(open) && open;
  if (shown && !wasOpened) setWasOpened(true);

  return (
    <>
      {cloneElement(trigger, {
        id: `${id}-button`,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onPointerEnter: prepareMenu,
        onFocus: prepareMenu,
        onPointerDown: (event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus; the button must not take it back.
          if (!open) event.preventDefault();
          byKeyboard.current = false;
          setOpen(!open);
        },
        onKeyDown: (event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          byKeyboard.current = true;
          setOpen(event.key === 'ArrowDown' || !open);
        },
      })}
      {wasOpened && (
        <Suspense>
          <PanelOnDemand
            id={id}
            button={button}
            byKeyboard={byKeyboard}
            open={shown}
            onOpenChange={setOpen}
            {...placing}
          >
            {children}
          </PanelOnDemand>
        </Suspense>
      )}
    </>
  );
}

interface MenuPanelProps extends Omit<MenuRootProps, 'trigger'> {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Whether it was opened by a key: its first item is focused then. */
  byKeyboard: RefObject<boolean>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// Has nothing to do with what the button says.
const PanelOnDemand = memo(function PanelOnDemand(props: MenuPanelProps) {
  return <MenuPanel Radix={menuLibrary.useLibrary()} {...props} />;
});

function MenuPanel({
  Radix,
  id,
  button,
  byKeyboard,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  children,
}: MenuPanelProps & { Radix: Library }) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <PanelContext value={{ Radix, giveBack: () => button.current?.focus(), chosen }}>
      <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <Borrowed button={button} />
        </Radix.Trigger>
        {/* Gone at once: the library, which could wait for an animation, takes twice as long to close. */}
        {open && (
          <Radix.Portal>
            <Radix.Content
              id={`${id}-menu`}
              aria-labelledby={`${id}-button`}
              className={styles.panel}
              align={align}
              side={side}
              sideOffset={4}
              collisionPadding={edge}
              loop
              onFocus={({ target, currentTarget }) => {
                if (target !== currentTarget || !byKeyboard.current) return;
                byKeyboard.current = false;
                currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
              }}
              onCloseAutoFocus={() => {
                const act = chosen.current;
                chosen.current = null;
                // After the focus is back on the trigger: a dialog that opens now gives it back there too.
                if (act) queueMicrotask(act);
              }}
            >
              {children}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </PanelContext>
  );
}

interface BorrowedProps {
  button: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement>;
}

/** The trigger as the library is to know it: a button that stood on the page before the library came. */
function Borrowed({ button, ref }: BorrowedProps) {
  useImperativeHandle(ref, () => {
    if (button.current === null)
      throw new Error('Menu.Root: its trigger took no ref. Pass on the props of a <button>.');
    return button.current;
  }, [button]);
  return null;
}

export interface MenuItemProps {
  /** Called when it was chosen and the menu has closed. */
  onSelect: () => void;
  /** An icon of 18 px. */
  icon?: ReactNode;
  /** `critical` for what can't be undone. Default `default`. */
  tone?: 'default' | 'critical';
  disabled?: boolean;
  children: ReactNode;
}

/** Something to do. */
export function MenuItem({ onSelect, icon, tone = 'default', disabled = false, children }: MenuItemProps) {
  const { Radix, chosen } = usePanel('Menu.Item');
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

/** Somewhere to go. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  const { Radix } = usePanel('Menu.Link');
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
  /** What the menu behind it is about. */
  label: string;
  /** An icon of 18 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Between a menu and the one behind its item, in px. */
const gap = 4;
/** Width in px that the menu behind an item is given at least. */
const subWidth = 196;
/** What stays free between a menu and the edge of the window, in px. */
const edge = 8;

/** A menu behind an item: opens to the side where there is place, and on a phone over the item where there is none. */
export function MenuSub({ label, icon, children }: MenuSubProps) {
  const { Radix } = usePanel('Menu.Sub');
  const item = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(gap);
  const keepInWindow = (open: boolean) => {
    if (!open || item.current === null) return;
    const { left, right } = item.current.getBoundingClientRect();
    setOffset(Math.min(gap, Math.max(left, window.innerWidth - right) - subWidth - edge));
  };
  return (
    <Radix.Sub onOpenChange={keepInWindow}>
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
          // Off its item but on no other one, the pointer may be on its way here by a short cut.
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
  /** The colour of the dot before it; without one its place stays empty. */
  tone?: StatusPillProps['tone'];
  disabled?: boolean;
  /** Whether a line parts it from the next one. */
  apart?: boolean;
}

export interface MenuChoicesProps<Value extends string = string> {
  /** Names the choices. */
  label: string;
  /** The one that holds: it is checked. */
  value: Value;
  /** Called with another one when it was chosen. What it changes on the page is drawn with the menu's end, in the same frame. */
  onValueChange: (next: Value) => void;
  options: readonly MenuChoice<Value>[];
}

/** One of several, with the current one checked. */
export function MenuChoices<Value extends string>({ label, value, onValueChange, options }: MenuChoicesProps<Value>) {
  const { Radix, giveBack } = usePanel('Menu.Choices');
  const dotted = options.some(({ tone }) => tone !== undefined);
  return (
    <Radix.RadioGroup value={value} aria-label={label}>
      {options.map((option) => (
        <Fragment key={option.value}>
          <Radix.RadioItem
            className={styles.item()}
            value={option.value}
            disabled={option.disabled ?? false}
            onSelect={() => {
              giveBack();
              onValueChange(option.value);
            }}
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

/** A line between two groups. */
export function MenuSeparator() {
  const { Radix } = usePanel('Menu.Separator');
  return <Radix.Separator className={styles.separator} />;
}

/**
 * What can be done with something, behind one button. By keyboard: arrows, first letters, Enter, Escape.
 *
 * Use it for three actions or more; for one or two, take `Button`, to choose a value in a form `SelectField`.
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
