import { PictureField } from '@nuee/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface ChosenPicture {
  /** What was chosen and isn't sent yet. */
  file: File | undefined;
  /** Shows it. */
  address: string | undefined;
  /** Where it is chosen. */
  field: ReactNode;
  /** It was sent. */
  forget: () => void;
}

/** A picture that is chosen on a page and sent when the rest of it is saved. */
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
