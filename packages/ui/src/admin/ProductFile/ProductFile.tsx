import { bottleLabel, type FileChange, formatCount, type ProductFileReading } from '@nuee/domain';
import { useId } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';
import { FilePlace } from '../FilePlace.tsx';
import * as styles from './ProductFile.css.ts';

export interface ProductFileProps {
  /** Called to save the file of all products; its button waits until it resolves. */
  onExport: () => Promise<void>;
  /** Called with the file that was chosen. */
  onChoose: (file: File) => void;
  /** What the chosen file would change. */
  reading?: ProductFileReading | undefined;
  /** Called to change it; the button waits until it resolves. */
  onApply: () => Promise<void>;
  /** What the last press left, because a sale or somebody else came in between. */
  overtaken?: readonly NonNullable<FileChange['target']>[];
}

/**
 * The products as a file for a spreadsheet: saved, chosen again, looked at line by line, and applied at once.
 *
 * Use it on a page of its own; to count stocks, use `StockCount`.
 */
export function ProductFile({ onExport, onChoose, reading, onApply, overtaken = [] }: ProductFileProps) {
  const exporting = useSaving();
  return (
    <div className={styles.root}>
      <Card title="Exporter">
        <Stack gap={12}>
          <Text size="small">
            Tous vos produits, une ligne par flacon&nbsp;: prix, stock, référence. Le fichier s’ouvre dans un tableur et
            se réimporte tel quel.
          </Text>
          <Inline gap={8}>
            <Button variant="secondary" size="sm" onClick={() => void exporting.save(onExport)} {...exporting.button}>
              Télécharger le fichier
            </Button>
          </Inline>
        </Stack>
      </Card>
      <Card title="Importer">
        <Stack gap={16}>
          <Field
            label="Fichier CSV"
            description="Rien ne change avant que vous ayez vu les différences. Ce qui n’est pas dans le fichier reste comme il est."
          >
            {(control) => <FilePlace control={control} accept=".csv,text/csv,text/plain" onChoose={onChoose} />}
          </Field>
          {reading && <Preview reading={reading} overtaken={overtaken} onApply={onApply} />}
        </Stack>
      </Card>
    </div>
  );
}

/** How many lines are shown: more are too many to read. */
const shownLines = 200;

type PreviewProps = Required<Pick<ProductFileProps, 'onApply' | 'overtaken'>> & { reading: ProductFileReading };

function Preview({ reading: { problems, changes, unchanged, ignored }, overtaken, onApply }: PreviewProps) {
  const { button, save } = useSaving();
  const noteId = useId();
  const isOvertaken = ({ target }: FileChange): boolean =>
    target !== undefined &&
    overtaken.some((one) => one.productId === target.productId && one.variantId === target.variantId);
  return (
    <Stack gap={16}>
      <Text role="status">{summary(changes, unchanged)}</Text>
      {ignored.length > 0 && (
        <Text size="small" tone="muted">{`Colonnes que la boutique ne connaît pas\u00a0: ${ignored.join(', ')}.`}</Text>
      )}
      {problems.length > 0 && (
        <Notice tone="critical">
          <Stack gap={8}>
            <Text>
              {`${countOf(problems.length, 'erreur')}\u00a0: rien n’est importé tant que le fichier n’est pas corrigé.`}
            </Text>
            <ul aria-label="Erreurs" className={styles.lines}>
              {problems.slice(0, shownLines).map(({ line, sentence }) => (
                <Text key={`${line} ${sentence}`} as="li" size="small">{`Ligne ${line}\u00a0: ${sentence}`}</Text>
              ))}
            </ul>
            <Rest count={problems.length} />
          </Stack>
        </Notice>
      )}
      {problems.length === 0 && changes.length > 0 && (
        <>
          <ul aria-label="Changements" className={styles.lines}>
            {changes.slice(0, shownLines).map((change) => (
              <Change
                key={`${change.line} ${change.target?.variantId}`}
                change={change}
                isOvertaken={isOvertaken(change)}
              />
            ))}
          </ul>
          <Rest count={changes.length} />
          <Inline gap={12}>
            <Button aria-describedby={noteId} onClick={() => void save(onApply)} {...button}>
              {`Appliquer (${formatCount(changes.length)})`}
            </Button>
            <Text id={noteId} size="small" tone="muted">
              Les produits publiés changent aussitôt dans la boutique.
            </Text>
          </Inline>
        </>
      )}
    </Stack>
  );
}

function Change({ change, isOvertaken }: { change: FileChange; isOvertaken: boolean }) {
  const { line, name, bottle, fields, target } = change;
  return (
    <li className={styles.line}>
      <Text>
        {bottle ? `${name}, ${bottleLabel(bottle)}` : name}
        {!target && ' (nouveau)'}
      </Text>
      {fields.map(({ label, from, to }) => (
        <Text key={label} size="small">
          {`${label}\u00a0: ${target ? `${short(from)} → ${short(to)}` : short(to)}`}
        </Text>
      ))}
      {isOvertaken && (
        <Text size="small" tone="critical">
          Changé dans la boutique entre-temps&nbsp;: vérifiez, puis appliquez de nouveau.
        </Text>
      )}
      <Text size="caption" tone="muted">{`Ligne ${line}`}</Text>
    </li>
  );
}

const Rest = ({ count }: { count: number }) =>
  count > shownLines && <Text size="small">{`… et ${formatCount(count - shownLines)} de plus.`}</Text>;

/** A description is shown by its beginning. */
const short = (text: string): string => {
  if (text === '') return '(vide)';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function summary(changes: readonly FileChange[], unchanged: number): string {
  const added = changes.filter(({ target }) => !target).length;
  const changed = changes.length - added;
  const same = `${countOf(unchanged, 'ligne')} sans changement`;
  if (changes.length === 0) return `Rien à changer\u00a0: ${same}.`;
  const parts = [
    ...(added > 0 ? [countOf(added, 'flacon') + (added > 1 ? ' nouveaux' : ' nouveau')] : []),
    ...(changed > 0 ? [countOf(changed, 'changement')] : []),
  ];
  return `${[...parts, same].join(', ')}.`;
}
