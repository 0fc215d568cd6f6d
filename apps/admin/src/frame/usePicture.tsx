import { PictureField } from '@nuee/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface ChosenPicture {
  /** The chosen picture that isn't uploaded yet. */
  file: File | undefined;
  /** The field in which it is chosen. */
  field: ReactNode;
  /** Called once it is uploaded. */
  forget: () => void;
}

/**
 * A picture that is chosen on a page and uploaded when the rest of the page is saved.
 *
 * @param current the address of the present picture, which the field shows until another one is chosen.
 */
export function usePicture(current?: string): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const present = current === undefined ? undefined : { name: 'Image actuelle', address: current };
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  return {
    file: chosen?.file,
    field: (
      <PictureField
        chosen={chosen ? { name: chosen.file.name, address: chosen.address } : present}
        onRemove={chosen && (() => setChosen(undefined))}
        onChoose={(file) => setChosen({ file, address: URL.createObjectURL(file) })}
      />
    ),
    forget: () => setChosen(undefined),
  };
}
