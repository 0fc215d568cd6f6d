import { advisedSigns, longestDetail, type ProductDetails } from '@nuee/domain';
import { useShopName } from '../../internal/ShopNameContext.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { countOf } from '../countOf.ts';
import * as styles from './SearchFields.css.ts';

export interface SearchFieldsProps {
  /** What is said so far. */
  value: Pick<ProductDetails, 'searchTitle' | 'searchText'>;
  /** What the page says where nothing is typed: its title without the name of the shop, and its text. */
  usual: { title: string; text: string };
  /** The path of the page: `/produit/poire`. */
  path: string;
  /** Called with the fields that changed. */
  onValueChange: (changed: Pick<ProductDetails, 'searchTitle' | 'searchText'>) => void;
}

/**
 * What search engines show of a page, none of it required, and about how they show it.
 *
 * Use it in the form of what has a page of its own, such as `ProductFields`.
 */
export function SearchFields({ value, usual, path, onValueChange }: SearchFieldsProps) {
  const { searchTitle = '', searchText = '' } = value;
  const title = `${searchTitle.trim() || usual.title} - ${useShopName()}`;
  const text = searchText.trim() || usual.text;
  return (
    <div className={styles.root}>
      <TextField
        label="Titre pour les moteurs de recherche"
        name="searchTitle"
        autoComplete="off"
        description={advice(searchTitle, advisedSigns.title, 'Sans titre d’ici, c’est le nom du produit.')}
        maxLength={longestDetail.searchTitle}
        value={searchTitle}
        onValueChange={(next) => onValueChange({ searchTitle: next })}
      />
      <TextArea
        label="Description pour les moteurs de recherche"
        name="searchText"
        rows={3}
        description={advice(searchText, advisedSigns.text, 'Sans texte d’ici, c’est la description du produit.')}
        maxLength={longestDetail.searchText}
        value={searchText}
        onValueChange={(next) => onValueChange({ searchText: next })}
      />
      <figure aria-label="Aperçu dans un moteur de recherche" className={styles.result}>
        <Text size="caption" tone="muted">
          {path.split('/').join(' › ')}
        </Text>
        <Text className={styles.title}>{shortened(title, advisedSigns.title)}</Text>
        <Text size="small" tone="muted">
          {shortened(text, advisedSigns.text)}
        </Text>
      </figure>
    </div>
  );
}

const advice = (typed: string, most: number, usual: string): string =>
  typed.trim() === '' ? usual : `${countOf(typed.trim().length, 'signe')}, ${most} au plus sont conseillés.`;

/** As search engines cut it off. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
