import { focusWhenOpened } from '../../internal/focusWhenOpened.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './HelpDialog.css.ts';

export interface HelpDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` to close it, and when one of its links is followed. */
  onOpenChange: (open: boolean) => void;
  /** Title of the screen: « Commandes ». */
  screen: string;
  /** What the screen is for, in a sentence. */
  purpose: string;
  /** What its buttons do, and what can be undone: a sentence or two each. */
  points: readonly string[];
  /** The screens where the work goes on. Default none. */
  links?: readonly { href: string; label: string }[];
}

/**
 * What a screen of the back office is for, and what its buttons do.
 *
 * Use it once, for all pages; for the keyboard shortcuts, use `KeysDialog`.
 */
export function HelpDialog({ open, onOpenChange, screen, purpose, points, links = [] }: HelpDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Title>{`Aide\u00a0: ${screen}`}</Dialog.Title>
      {/* Where the text is long it scrolls, by keyboard too. */}
      <Dialog.Body role="region" aria-label="Texte de l’aide" tabIndex={0}>
        <Stack gap={16}>
          <Text>{purpose}</Text>
          <ul className={styles.points}>
            {points.map((point) => (
              <Text key={point} as="li" size="small">
                {point}
              </Text>
            ))}
          </ul>
          {links.length > 0 && (
            <ul aria-label="Voir aussi" className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <TextLink tone="standalone" href={href} onClick={() => onOpenChange(false)}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        <Button ref={focusWhenOpened} size="sm" onClick={() => onOpenChange(false)}>
          Fermer
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
