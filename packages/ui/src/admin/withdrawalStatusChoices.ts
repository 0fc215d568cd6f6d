import { withdrawalStatuses, withdrawalStatusLabel } from '@nuee/domain';

/** For a menu or a filter, in the order in which a withdrawal passes through them. */
export const withdrawalStatusChoices = withdrawalStatuses.map((value) => ({
  value,
  label: withdrawalStatusLabel(value),
}));
