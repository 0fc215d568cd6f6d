import { pictureIssue, pictureKinds } from '@nuee/domain';
import { useState } from 'react';
import { Field } from '../../primitives/Field/Field.tsx';
import * as styles from './PictureField.css.ts';

export interface PictureFieldProps {
  /** Called with a file that may be a picture of the shop. */
  onChoose: (file: File) => void;
  /** The chosen file, or the present picture: its name, and a URL that shows it. */
  chosen?: { name: string; address: string } | undefined;
}

/**
 * A picture from a file, chosen or dropped. Any other file is refused with a sentence.
 *
 * Use it for the picture of a product or a category; for text, use `TextField`.
 */
export function PictureField({ onChoose, chosen }: PictureFieldProps) {
  const [isOver, setOver] = useState(false);
  const [issue, setIssue] = useState<string>();
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const found = pictureIssue(file);
    setIssue(found);
    if (found === undefined) onChoose(file);
  };
  return (
    <Field label="Image" description={'PNG, JPEG, WebP ou AVIF, 10\u00a0Mo au plus'} error={issue}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an additional way; the input works for everybody.
        <div
          className={styles.place}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            choose(event.dataTransfer.files[0]);
          }}
        >
          {chosen && <img src={chosen.address} alt="" className={styles.picture} />}
          <label className={styles.button}>
            Choisir un fichier
            <input
              {...control}
              type="file"
              accept={pictureKinds.join(',')}
              className={styles.input}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0]);
                // So that the same file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </label>
          <span role="status" className={styles.name}>
            {chosen ? chosen.name : 'ou déposez-le ici'}
          </span>
        </div>
      )}
    </Field>
  );
}
