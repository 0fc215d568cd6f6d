import { editRefusal } from '@nuee/domain';
import type { EditedOrder, OwnerOrder } from '@nuee/domain/live';
import { OrderEditDialog } from '@nuee/ui';
import { useState } from 'react';
import { useLive } from '../frame/useLive.ts';
import { useOrderCommands } from './commands.ts';

/** How an order is edited: what opens the dialog, undefined where nothing can change any more, and the dialog itself. */
export function useOrderEdit(order: OwnerOrder | undefined) {
  const isLive = useLive();
  const { previewEdit, edit } = useOrderCommands();
  const [editing, setEditing] = useState<EditedOrder>();
  const canEdit = isLive && order !== undefined && editRefusal(order) === undefined;
  return {
    /** Reads first what the order may become. */
    openEdit: canEdit ? async () => setEditing(await previewEdit(order, { version: order.version })) : undefined,
    editor: editing && (
      <OrderEditDialog
        edited={editing}
        onPreview={(asked, refuse) => previewEdit(editing.order, asked, refuse)}
        onEdit={async (asked, refuse) => {
          const isSaved = await edit(editing.order, asked, refuse);
          if (isSaved) setEditing(undefined);
          return isSaved;
        }}
        onDismiss={() => setEditing(undefined)}
      />
    ),
  };
}
