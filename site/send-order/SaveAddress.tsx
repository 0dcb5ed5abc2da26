import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'

type Props = { addresses: readonly SavedAddress[]; prefix: string; values: Readonly<Record<string, string>>; errors: FieldErrors }

/** Keeps the place of this order in the client's address book, under a name. */
export function SaveAddress({ addresses, prefix, values, errors }: Props) {
  const { t } = useTranslation('send-order')
  const name = `${prefix}address_label`
  // A name that is in use would replace that address.
  const unused = [t('addresses.home'), t('addresses.office')].find((known) => addresses.every(({ label }) => label !== known)) ?? ''
  return (
    <div className="group/save flex flex-col gap-3">
      <Checkbox
        name={`${prefix}save_address`}
        label={t('addresses.save')}
        defaultChecked={values[`${prefix}save_address`] === 'true'}
        className="flex min-h-11 items-center"
      />
      <div className="hidden group-has-[[type=checkbox]:checked]/save:block">
        <TextInput
          name={name}
          label={t('addresses.label')}
          hint={t('addresses.labelHint')}
          maxLength={40}
          autoComplete="off"
          defaultValue={values[name] ?? unused}
          errors={errors[name]}
        />
      </div>
    </div>
  )
}
