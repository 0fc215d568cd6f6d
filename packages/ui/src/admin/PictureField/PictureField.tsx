import { pictureIssue, pictureKinds } from '@nuee/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FilePlace } from '../FilePlace.tsx';

export interface PictureFieldProps {
  /** Called with a file that may be a picture of the shop. */
  onChoose: (file: File) => void;
  /** The chosen file, or the present picture: its name, and a URL that shows it. */
  chosen?: { name: string; address: string } | undefined;
  /** Called to take away the chosen or the present one. Without it nobody may. */
  onRemove?: (() => void) | undefined;
}

/**
 * A picture from a file, chosen or dropped. Any other file is refused with a sentence.
 *
 * Use it for the picture of a product or a category; for text, use `TextField`.
 */
export function PictureField({ onChoose, chosen, onRemove }: PictureFieldProps) {
  const [issue, setIssue] = useState<string>();
  const choose = (file: File): void => {
    const found = pictureIssue(file);
    setIssue(found);
    if (found === undefined) onChoose(file);
  };
  return (
    <Field label="Image" description={'PNG, JPEG, WebP ou AVIF, 10\u00a0Mo au plus'} error={issue}>
      {(control) => (
        <>
          <FilePlace control={control} accept={pictureKinds.join(',')} onChoose={choose} chosen={chosen} />
          {chosen && onRemove && (
            <span>
              <Button size="sm" variant="secondary" onClick={onRemove}>
                Retirer l’image
              </Button>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
