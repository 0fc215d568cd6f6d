import { PictureField } from '@nuee/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface ChosenPicture {
  /** The chosen picture that isn't uploaded yet. */
  file: File | undefined;
  /** The URL that shows it. */
  address: string | undefined;
  /** Whether the present one is to be taken away. */
  isRemoved: boolean;
  /** The field in which it is chosen. */
  field: ReactNode;
  /** Called once it is uploaded or taken away. */
  forget: () => void;
}

/**
 * A picture that is chosen on a page and uploaded when the rest of the page is saved.
 *
 * @param current the address of the present picture, which the field shows until another one is chosen.
 * @param isRemovable whether the present picture may be taken away.
 */
export function usePicture(current?: string, isRemovable = false): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [isRemoved, setRemoved] = useState(false);
  const present = current === undefined || isRemoved ? undefined : { name: 'Image actuelle', address: current };
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  return {
    file: chosen?.file,
    address: chosen?.address,
    isRemoved: isRemoved && chosen === undefined,
    field: (
      <PictureField
        chosen={chosen ? { name: chosen.file.name, address: chosen.address } : present}
        onRemove={chosen ? () => setChosen(undefined) : isRemovable ? () => setRemoved(true) : undefined}
        onChoose={(file) => setChosen({ file, address: URL.createObjectURL(file) })}
      />
    ),
    forget: () => {
      setChosen(undefined);
      setRemoved(false);
    },
  };
}
