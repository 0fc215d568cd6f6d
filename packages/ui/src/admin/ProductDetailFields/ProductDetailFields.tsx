import { longestDetail, type ProductDetails, pgLabel, pictogramCodes, pictograms } from '@nuee/domain';
import { HazardPictogram } from '../../commerce/HazardPictogram/HazardPictogram.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './ProductDetailFields.css.ts';

const step = 5;
const proportions = Array.from({ length: 100 / step + 1 }, (_, place) => 100 - place * step);

export interface ProductDetailFieldsProps {
  /** What is said so far. */
  value: ProductDetails;
  /** Called with the fields that changed. */
  onValueChange: (changed: ProductDetails) => void;
}

/**
 * What a product says of its make and its safety, none of it required.
 *
 * Use it in the form of a product, where `ProductFields` has it.
 */
export function ProductDetailFields({ value, onValueChange }: ProductDetailFieldsProps) {
  const { pg, pictograms: chosen = [] } = value;
  // A file may have brought a proportion in between.
  const offered = pg === undefined || proportions.includes(pg) ? proportions : [pg, ...proportions];
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <SelectField
          label="PG / VG"
          name="pg"
          placeholder="Non précisé"
          options={offered.map((each) => ({ value: String(each), label: pgLabel(each) }))}
          value={pg === undefined ? '' : String(pg)}
          onValueChange={(next) => onValueChange({ pg: next === '' ? undefined : Number(next) })}
        />
        <TextField
          label="Numéro de lot"
          name="batch"
          autoComplete="off"
          maxLength={longestDetail.batch}
          value={value.batch ?? ''}
          onValueChange={(batch) => onValueChange({ batch })}
        />
        <TextField
          label="À utiliser de préférence avant"
          name="bestBefore"
          autoComplete="off"
          placeholder="novembre 2028"
          maxLength={longestDetail.bestBefore}
          value={value.bestBefore ?? ''}
          onValueChange={(bestBefore) => onValueChange({ bestBefore })}
        />
      </div>
      <TextField
        label="Fabricant"
        name="manufacturer"
        autoComplete="off"
        description="Le nom ou la marque déposée du fabricant, que la loi demande d’afficher (règlement UE 2023/988)."
        maxLength={longestDetail.manufacturer}
        value={value.manufacturer ?? ''}
        onValueChange={(manufacturer) => onValueChange({ manufacturer })}
      />
      <TextArea
        label="Coordonnées du fabricant"
        name="manufacturerContact"
        rows={3}
        description="Son adresse postale et son adresse e-mail ou son site."
        maxLength={longestDetail.manufacturerContact}
        value={value.manufacturerContact ?? ''}
        onValueChange={(manufacturerContact) => onValueChange({ manufacturerContact })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Pictogrammes de danger</legend>
        <div className={styles.pictograms}>
          {pictogramCodes.map((code) => (
            <div key={code} className={styles.pictogram}>
              <HazardPictogram code={code} aria-hidden="true" />
              <Checkbox
                name="pictograms"
                value={code}
                label={`${pictograms[code]} (${code})`}
                checked={chosen.includes(code)}
                onCheckedChange={(ticked) =>
                  onValueChange({
                    pictograms: pictogramCodes.filter((each) => (each === code ? ticked : chosen.includes(each))),
                  })
                }
              />
            </div>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Mentions de danger et conseils de prudence"
        name="hazards"
        description={'Une par ligne, comme sur l’étiquette\u00a0: «\u00a0H302\u00a0: Nocif en cas d’ingestion.\u00a0»'}
        maxLength={longestDetail.hazards}
        value={value.hazards ?? ''}
        onValueChange={(hazards) => onValueChange({ hazards })}
      />
    </div>
  );
}
