import {
  companyPermissions,
  isCompanyPermission,
  providerPermissions,
  type TeamPermission,
  teamPermissions,
} from '@wasl/shared/access/permissions.ts'
import type { TeamMember } from '@wasl/shared/contract/team.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries, typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'

export type TeamFailure = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> }

type Props = { user?: TeamMember; grantable: readonly TeamPermission[]; failure: TeamFailure | undefined }

/** Invites a user, or edits one: name and permissions. */
export function TeamUserForm({ user, grantable, failure }: Props) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const labels = {
    name: t('profile.name'),
    phone: t('profile.phone'),
    permissions: t('team.permissions'),
    approval_limit: t('colleagues.limit'),
  }
  const isCompany = grantable.some(isCompanyPermission)
  const titles = isCompany ? (['colleagues.add', 'colleagues.editTitle'] as const) : (['team.add', 'team.editTitle'] as const)
  const chosen = failure?.values.permissions?.split(',').filter(Boolean) ?? user?.permissions ?? []
  const limit = failure?.values.approval_limit ?? formatRiyalsInput(user?.approval_limit ?? 0)
  return (
    <Card title={t(titles[user ? 1 : 0])}>
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        {user && <input type="hidden" name="id" value={user.id} />}
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <TextInput
          name="name"
          label={labels.name}
          autoComplete="off"
          defaultValue={failure?.values.name ?? user?.name ?? ''}
          errors={errors.name}
        />
        {!user && (
          <PhoneInput
            name="phone"
            label={labels.phone}
            hint={t('team.phoneHint')}
            autoComplete="off"
            defaultValue={failure?.values.phone}
            errors={errors.phone}
          />
        )}
        <PermissionFields legend={labels.permissions} chosen={chosen} grantable={grantable} errors={errors.permissions}>
          <LimitField label={labels.approval_limit} value={limit} errors={errors.approval_limit} />
        </PermissionFields>
        <div className="flex flex-wrap gap-3">
          <Button size="large" name="intent" value={user ? 'edit' : 'invite'} busy={busy}>
            {user ? t('profile.save') : t('team.invite')}
          </Button>
          <ButtonLink to={pages.profile({ tab: 'users' })} tone="bare" size="large">
            {tCommon('actions.cancel')}
          </ButtonLink>
        </div>
      </ActionForm>
    </Card>
  )
}

/** Sets of permissions that fit most people. */
const presets: Readonly<Record<'viewer' | 'worker' | 'manager' | 'none', readonly TeamPermission[]>> = {
  viewer: ['show_orders'],
  worker: ['show_orders', 'manage_orders', 'edit_orders'],
  manager: typedKeys(providerPermissions),
  none: [],
}

type PermissionProps = {
  legend: string
  chosen: readonly string[]
  grantable: readonly TeamPermission[]
  errors: readonly string[] | undefined
  /** The field of the limit, for a colleague who orders. */
  children: ReactNode
}

/** Up to which total a colleague accepts. */
function LimitField({ label, value, errors }: { label: string; value: string; errors: readonly string[] | undefined }) {
  const { t } = useTranslation('account')
  return (
    <TextInput
      name="approval_limit"
      label={label}
      hint={t('colleagues.limitHint')}
      dir="ltr"
      inputMode="decimal"
      data-amount
      autoComplete="off"
      defaultValue={value}
      errors={errors}
    />
  )
}

/** The permissions in words, and presets that choose several. Only what the current user has can be chosen. */
function PermissionFields({ legend, chosen: initial, grantable, errors, children }: PermissionProps) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly string[]>(initial)
  const isCompany = grantable.some(isCompanyPermission)
  const offered: readonly TeamPermission[] = isCompany ? typedKeys(companyPermissions) : typedKeys(providerPermissions)
  const isPossible = (permissions: readonly TeamPermission[]) => permissions.every((permission) => grantable.includes(permission))
  return (
    <fieldset id="permissions" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {!isCompany && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('team.presets')}</legend>
          {typedEntries(presets)
            .filter(([, permissions]) => isPossible(permissions))
            .map(([name, permissions]) => (
              <Button
                key={name}
                type="button"
                tone="soft"
                aria-pressed={permissions.length === chosen.length && permissions.every((permission) => chosen.includes(permission))}
                onClick={() => setChosen(permissions)}
                className="aria-pressed:border-brand"
              >
                {t(`team.preset.${name}`)}
              </Button>
            ))}
        </fieldset>
      )}
      <ul className="grid gap-1">
        {offered.map((permission) => (
          <li key={permission}>
            <label className="flex min-h-11 items-start gap-3 py-1.5 has-disabled:opacity-60">
              <input
                type="checkbox"
                name="permissions"
                value={permission}
                checked={chosen.includes(permission)}
                disabled={!grantable.includes(permission)}
                onChange={({ target }) =>
                  setChosen((known) => (target.checked ? [...known, permission] : known.filter((other) => other !== permission)))
                }
                className="mt-1.5 size-5 shrink-0"
              />
              <span>
                {labelIn(teamPermissions[permission], locale)}
                <span className="block text-sm text-muted">{t(`team.explained.${permission}`)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldMessages name="permissions" errors={errors} />
      {isCompany && <div hidden={!chosen.includes('order')}>{children}</div>}
    </fieldset>
  )
}
