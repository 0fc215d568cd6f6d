import { type ComponentPropsWithRef, useState } from 'react';
import * as styles from './filePlace.css.ts';

interface FilePlaceProps {
  /** What its field gives the input. */
  control: ComponentPropsWithRef<'input'>;
  /** Kinds and endings of files, as the input takes them. */
  accept: string;
  /** Called with a file that was chosen or dropped. */
  onChoose: (file: File) => void;
  /** What stands there: its name, and a URL that shows it. Without it, the name of the last file that was chosen. */
  chosen?: { name: string; address: string } | undefined;
  /** What is said there, in place of that name. */
  state?: string;
}

/** A place where a file is chosen or dropped. */
export function FilePlace({ control, accept, onChoose, chosen, state }: FilePlaceProps) {
  const [isOver, setOver] = useState(false);
  const [last, setLast] = useState<string>();
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    setLast(file.name);
    onChoose(file);
  };
  return (
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
          accept={accept}
          className={styles.input}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <span role="status" className={styles.name}>
        {state ?? chosen?.name ?? last ?? 'ou déposez-le ici'}
      </span>
    </div>
  );
}
