import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import * as styles from './KeysDialog.css.ts';

export interface KeysDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` to close it. */
  onOpenChange: (open: boolean) => void;
}

/**
 * The keyboard shortcuts of the back office, opened with « ? ».
 *
 * Use it once, for all pages; for other content over the page, use `Dialog`.
 */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} size="sm">
      <Dialog.Title>Raccourcis clavier</Dialog.Title>
      <Dialog.Body>
        <dl className={styles.keys}>
          {keys.map(([name, what]) => (
            <div key={what} className={styles.row}>
              <dt>
                <kbd className={styles.name}>{name}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog.Body>
      <Dialog.Foot>
        <Button size="sm" onClick={() => onOpenChange(false)}>
          Fermer
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}

const keys = [
  ['Ctrl K', 'Aller à une commande, un client, un produit, un écran'],
  ['/', 'Rechercher dans la liste'],
  ['j', 'Ligne suivante'],
  ['k', 'Ligne précédente'],
  ['Entrée', 'Ouvrir la ligne'],
  ['Échap', 'Vider la recherche, fermer une fenêtre'],
  ['?', 'Montrer ces raccourcis'],
] as const;
