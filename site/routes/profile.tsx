import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { ProfileForm } from '../account/ProfileForm.tsx'
import { ProfileView } from '../account/ProfileView.tsx'
import { ProviderMembership } from '../account/ProviderMembership.tsx'
import { profileBody, readProfileForm } from '../account/profile-body.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { userCookie } from '../server/cookies.server.ts'
import { requireViewer, sessionContext, toViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Tabs } from '../ui/Tabs.tsx'

/** The user's profile, and the cities for the edit form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const tab = new URL(request.url).searchParams.get('tab') === 'edit' ? 'edit' : 'profile'
  const [profile, cities] = await Promise.all([
    api.get<Profile>('/user/profile'),
    tab === 'edit' ? api.list<Named>('/cities?_start=0&_end=100') : { rows: [] },
  ])
  return { tab, profile, cities: cities.rows.map(({ id, name }) => ({ id, name })) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const values = readProfileForm(form)
  const current = await api.get<Profile>('/user/profile')
  const result = await attempt(api.post<Profile>('/user/update-profile', profileBody(values, current, form.get('photo'))))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values }, { status: result.status })
  const cookie = await userCookie.serialize(toViewer(result.data))
  return redirectWithToast(pathIn(locale, '/profile?tab=profile'), result.msg, 'good', [['set-cookie', cookie]])
}

export const clientAction = submitOrKeep

export default function ProfilePage() {
  const { tab, profile, cities } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('account')
  return (
    <AccountLayout title={t('profile.title')}>
      <Tabs
        label={t('profile.tabs')}
        tabs={[
          { to: '/profile?tab=profile', label: t('profile.view'), current: tab === 'profile' },
          { to: '/profile?tab=edit', label: t('profile.edit'), current: tab === 'edit' },
        ]}
      />
      {tab === 'edit' ? (
        <ProfileForm profile={profile} cities={cities} failure={actionData} />
      ) : (
        <>
          <ProfileView profile={profile} />
          <ProviderMembership profile={profile} />
        </>
      )}
    </AccountLayout>
  )
}
