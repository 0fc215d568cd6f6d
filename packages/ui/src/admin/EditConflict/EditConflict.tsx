import type { Difference } from '@nuee/domain';
import { useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import * as styles from './EditConflict.css.ts';

export interface EditConflictProps extends Omit<PartProps<'div'>, 'children'> {
  /** The fields that another user saved with other values. */
  differences: readonly Difference[];
  /** Called with the fields that are to stay as they are here; the others become what was saved. */
  onDecide: (kept: ReadonlySet<string>) => void;
}

/**
 * Two people changed one thing: the second sees what differs, field by field, and decides before saving. What was typed is kept
 * unless something else is chosen.
 *
 * Use it in a form whose record was saved by another user; for a save that failed, use a message of `Toaster`.
 */
export function EditConflict({ differences, onDecide, ...rest }: EditConflictProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ field, isTyped }: Difference): Side => choices[field] ?? (isTyped ? 'mine' : 'theirs');
  const keep = (isKept: (difference: Difference) => boolean) =>
    onDecide(new Set(differences.filter(isKept).map(({ field }) => field)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers would say a fieldset's name before each radio button in it.
    <div role="group" aria-label="Modifié entre-temps" tabIndex={-1} className={styles.root} {...rest}>
      <Card title="Modifié entre-temps">
        <Stack gap={16}>
          <Text role="status" size="small">
            Quelqu’un d’autre vient d’enregistrer autre chose. Ce que vous avez saisi est toujours là&nbsp;: choisissez
            ce qui reste, puis enregistrez.
          </Text>
          <Grid columns={{ base: 1, md: 2 }} gap={16} alignItems="start">
            {differences.map((difference) => (
              <RadioList
                key={difference.field}
                label={difference.label}
                name={`conflict.${difference.field}`}
                value={sideOf(difference)}
                onValueChange={(side) => setChoices((current) => ({ ...current, [difference.field]: side }))}
                options={[
                  {
                    value: 'mine',
                    label: `${difference.isTyped ? 'Votre saisie' : 'Avant'}\u00a0: ${difference.mine || nothing}`,
                  },
                  { value: 'theirs', label: `Enregistré\u00a0: ${difference.theirs || nothing}` },
                ]}
              />
            ))}
          </Grid>
          <Inline gap={8}>
            <Button size="sm" onClick={() => keep((difference) => sideOf(difference) === 'mine')}>
              Continuer avec ces choix
            </Button>
            <Button size="sm" variant="secondary" onClick={() => keep(() => true)}>
              Garder les miens
            </Button>
            <Button size="sm" variant="secondary" onClick={() => keep(() => false)}>
              Prendre les siens
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}

type Side = 'mine' | 'theirs';

const nothing = '(vide)';
