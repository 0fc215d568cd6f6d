import { PictureField } from '@nuee/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface ChosenPicture {
  /** The chosen picture that isn't uploaded yet. */
  file: File | undefined;
  /** The URL that shows it. */
  address: string | undefined;
  /** The field in which it is chosen. */
  field: ReactNode;
  /** Called once it is uploaded. */
  forget: () => void;
}

/** A picture that is chosen on a page and uploaded when the rest of the page is saved. */
export function usePicture(): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  return {
    file: chosen?.file,
    address: chosen?.address,
    field: (
      <PictureField
        chosen={chosen && { name: chosen.file.name, address: chosen.address }}
        onChoose={(file) => setChosen({ file, address: URL.createObjectURL(file) })}
      />
    ),
    forget: () => setChosen(undefined),
  };
}
