import { type AdminUserForm, type FieldIssues, userRoleLabel } from '@nuee/domain';
import { Stack, type StackProps } from '../../layout/Stack/Stack.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface UserFieldsProps extends Omit<StackProps, 'children'> {
  /** The values of the fields. */
  value: AdminUserForm;
  /** Called with the fields that changed. */
  onValueChange: (changed: Partial<AdminUserForm>) => void;
  /** The errors, a sentence for each invalid field. Default none. */
  issues?: FieldIssues<'name' | 'email'>;
  /** The roles to choose from. Default those of the specification: customer and administrator. */
  roles?: readonly AdminUserForm['role'][];
}

const specified = ['customer', 'admin'] as const;

/**
 * The fields of a new user.
 *
 * Use it where an administrator adds a user; where people register themselves, use `RegisterForm`.
 */
export function UserFields({ value, onValueChange, issues = {}, roles = specified, ...rest }: UserFieldsProps) {
  return (
    <Stack gap={20} {...rest}>
      <TextField
        label="Nom *"
        name="name"
        required
        autoComplete="off"
        error={issues.name}
        value={value.name}
        onValueChange={(name) => onValueChange({ name })}
      />
      <TextField
        label="E-mail *"
        name="email"
        type="email"
        required
        autoComplete="off"
        error={issues.email}
        value={value.email}
        onValueChange={(email) => onValueChange({ email })}
      />
      <SelectField
        label="Rôle"
        name="role"
        options={roles.map((role) => ({ value: role, label: userRoleLabel(role) }))}
        value={value.role}
        onValueChange={(next) => {
          const role = roles.find((each) => each === next);
          if (role) onValueChange({ role });
        }}
      />
    </Stack>
  );
}
