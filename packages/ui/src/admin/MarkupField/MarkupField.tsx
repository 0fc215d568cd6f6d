import { type Sign, writeSign } from '@nuee/domain';
import { type ReactNode, useRef } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface MarkupFieldProps {
  /** The visible label, and the accessible name. */
  label: string;
  /** The text, in the signs of the owner's texts. */
  value: string;
  /** Called with the new text on every change. */
  onValueChange: (next: string) => void;
  /** The most letters. */
  maxLength: number;
  /** Height in lines. Default 18. */
  rows?: number;
  /** What keeps it from being published, in a sentence. */
  error?: string | undefined;
  /** A hint below the field. An error takes its place. */
  description?: ReactNode;
}

const buttons: readonly (readonly [Sign, string])[] = [
  ['title', 'Titre'],
  ['subtitle', 'Sous-titre'],
  ['strong', 'Gras'],
  ['list', 'Liste'],
  ['link', 'Lien'],
];

/**
 * A long text with titles, lists and links, and the buttons that write them.
 *
 * Use it for the owner's pages and legal texts; for words without titles, use `TextArea`.
 */
export function MarkupField({
  label,
  value,
  onValueChange,
  maxLength,
  rows = 18,
  error,
  description,
}: MarkupFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (sign: Sign): void => {
    const area = field.current;
    if (!area) return;
    const { from, to, words, selected } = writeSign(area.value, [area.selectionStart, area.selectionEnd], sign);
    area.focus();
    area.setSelectionRange(from, to);
    // The one way of writing that the browser can undo.
    document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
    area.setSelectionRange(...selected);
  };
  return (
    <Stack gap={8}>
      <Inline gap={8} role="group" aria-label={`Mise en forme\u00a0: ${label}`}>
        {buttons.map(([sign, name]) => (
          <Button key={sign} size="sm" variant="secondary" onClick={() => write(sign)}>
            {name}
          </Button>
        ))}
      </Inline>
      <TextArea
        ref={field}
        label={label}
        name="text"
        rows={rows}
        maxLength={maxLength}
        spellCheck
        lang="fr"
        value={value}
        error={error}
        description={description}
        onValueChange={onValueChange}
      />
    </Stack>
  );
}
