import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountFrame } from '../account/AccountFrame.tsx'
import { ProfileForm } from '../account/ProfileForm.tsx'
import { ProfileView } from '../account/ProfileView.tsx'
import { ProviderCard } from '../account/ProviderCard.tsx'
import { profileBody, typedProfile } from '../account/profile-body.ts'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { userCookie } from '../server/cookies.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { requireViewer, sessionContext, viewerOf } from '../server/session.server.ts'
import { Tabs } from '../ui/Tabs.tsx'

/** One's own profile, and the cities to choose from where it is being changed. */
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
  const typed = typedProfile(form)
  const before = await api.get<Profile>('/user/profile')
  const sent = await attempt(api.post<Profile>('/user/update-profile', profileBody(typed, before, form.get('photo'))))
  if (!sent.ok) return data({ msg: sent.msg, errors: sent.errors, kept: typed }, { status: sent.status })
  const cookie = await userCookie.serialize(viewerOf(sent.data))
  return redirectWithToast(pathIn(locale, '/profile?tab=profile'), sent.msg, 'good', [['set-cookie', cookie]])
}

export default function ProfilePage() {
  const { tab, profile, cities } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useTranslation('account')
  return (
    <AccountFrame title={t('profile.title')}>
      <Tabs
        label={t('profile.tabs')}
        tabs={[
          { to: '/profile?tab=profile', label: t('profile.view'), current: tab === 'profile' },
          { to: '/profile?tab=edit', label: t('profile.edit'), current: tab === 'edit' },
        ]}
      />
      {tab === 'edit' ? (
        <ProfileForm profile={profile} cities={cities} refused={refused} />
      ) : (
        <>
          <ProfileView profile={profile} />
          <ProviderCard profile={profile} />
        </>
      )}
    </AccountFrame>
  )
}
