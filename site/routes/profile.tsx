import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { showAccountant } from '@wasl/shared/contract/endpoints/accountant.ts'
import { listAddresses } from '@wasl/shared/contract/endpoints/addresses.ts'
import { listBranches } from '@wasl/shared/contract/endpoints/branches.ts'
import { listTeam, listTeamLog } from '@wasl/shared/contract/endpoints/team.ts'
import { listOwnOffers, listOwnReviews } from '@wasl/shared/contract/endpoints/user-home.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { changeAccountant, isAboutAccountant } from '../account/accountant-actions.server.ts'
import { changePlaces } from '../account/address-actions.server.ts'
import { answerReview } from '../account/answer-review.server.ts'
import { loadBusiness, saveBusiness } from '../account/business-actions.server.ts'
import { CompanyForm } from '../account/CompanyForm.tsx'
import { OwnOffers } from '../account/OwnOffers.tsx'
import { OwnReviews } from '../account/OwnReviews.tsx'
import { PasswordForm } from '../account/PasswordForm.tsx'
import { PhoneForm } from '../account/PhoneForm.tsx'
import { ProfileForm } from '../account/ProfileForm.tsx'
import { ProfileView } from '../account/ProfileView.tsx'
import { ProviderMembership } from '../account/ProviderMembership.tsx'
import { changePhone, readPendingPhone } from '../account/phone-change.server.ts'
import type { Place } from '../account/places.ts'
import { changePassword, saveCompany, saveProfile } from '../account/profile-actions.server.ts'
import { type ProfileTab, profileTabs } from '../account/profile-tabs.ts'
import { TeamLog } from '../account/TeamLog.tsx'
import { TeamPanel } from '../account/TeamPanel.tsx'
import { changeTeam } from '../account/team-actions.server.ts'
import { reportReview, reportsReview } from '../catalog/report-review.server.ts'
import { LoadFailed } from '../forms/LoadFailed.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { loadCities } from '../server/cities.server.ts'
import { getApi, getViewer, requireViewer, sessionContext } from '../server/session.server.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { Tabs } from '../ui/Tabs.tsx'

// Few of those who open their profile open these tabs, and their forms are the largest part.
const BusinessPanel = lazyOr(async () => ({ default: (await import('../account/BusinessPanel.tsx')).BusinessPanel }), MissingPanel)
const AccountantForm = lazyOr(async () => ({ default: (await import('../account/AccountantForm.tsx')).AccountantForm }), MissingPanel)
const AddressBook = lazyOr(async () => ({ default: (await import('../account/AddressBook.tsx')).AddressBook }), MissingPanel)

const tabOf = (request: Request): ProfileTab => {
  const requested = new URL(request.url).searchParams.get('tab')
  return profileTabs.find(({ tab }) => tab === requested)?.tab ?? 'profile'
}

const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

const loadTeamLog = (api: ReturnType<typeof getApi>, query: URLSearchParams, page: number) => {
  const person = query.get('person') ?? ''
  return api.call(listTeamLog, { query: { page, ...(isUuid.test(person) && { user_id: person }) } })
}

/** The addresses of a client or the branches of a company, if the tab shows them. */
const loadPlaces = (api: ReturnType<typeof getApi>, tab: ProfileTab, viewer: ReturnType<typeof getViewer>): Promise<Place[]> | null =>
  tab === 'addresses' && viewer?.role === 'client'
    ? api.call(listAddresses)
    : tab === 'branches' && viewer?.client_type === 'company'
      ? api.call(listBranches)
      : null

/** The user's profile, with what the open tab needs besides. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const tab = tabOf(request)
  const query = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const [profile, cities, addresses, pendingPhone, offers, reviews, team, log, business, accountant] = await Promise.all([
    api.call(showProfile),
    tab === 'edit' || tab === 'addresses' || tab === 'branches' ? loadCities(api) : null,
    loadPlaces(api, tab, getViewer(context)),
    tab === 'phone' ? readPendingPhone(request.headers.get('cookie')) : null,
    tab === 'offers' ? api.call(listOwnOffers, { query: { page } }) : null,
    tab === 'reviews' ? api.call(listOwnReviews, { query: { page } }) : null,
    tab === 'users' ? api.call(listTeam) : null,
    tab === 'log' ? loadTeamLog(api, query, page) : null,
    tab === 'business' ? loadBusiness(api, query.get('part')) : null,
    tab === 'company' && getViewer(context)?.client_type === 'company' ? api.call(showAccountant) : null,
  ])
  if (!isShown(tab, profile)) throw data(null, { status: 403 })
  return {
    tab,
    profile,
    cities,
    addresses,
    pendingPhone,
    offers,
    reviews,
    team,
    business,
    accountant,
    log,
    person: query.get('person') ?? '',
    edited: query.get(tab === 'addresses' || tab === 'branches' ? 'address' : 'user'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const session = context.get(sessionContext)
  const form = await request.formData()
  const tab = tabOf(request)
  switch (tab) {
    case 'edit':
      return saveProfile(session, form)
    case 'addresses':
    case 'branches':
      return changePlaces(session, tab, form)
    case 'reviews':
      return reportsReview(form)
        ? reportReview(session, form, pathIn(session.locale, pages.profile({ tab: 'reviews' })))
        : answerReview(session, form)
    case 'business':
      return saveBusiness(session, form)
    case 'users':
      return changeTeam(session, form)
    case 'company':
      return isAboutAccountant(form) ? changeAccountant(session, form) : saveCompany(session, form)
    case 'password':
      return changePassword(session, form)
    case 'phone':
      return changePhone(session, form, request.headers.get('cookie'))
    default:
      throw data(null, { status: 404 })
  }
}

export const clientAction = submitOrKeep

/** The company and its colleagues are for company clients, the business for owners of approved providers, offers, reviews and users also for team members with the permission. */
function isShown(tab: ProfileTab, { client_type, company, provider, role, permissions }: Profile): boolean {
  if (tab === 'addresses') return role === 'client' && !company
  if (tab === 'company' || tab === 'branches') return client_type === 'company'
  if (tab === 'offers' || tab === 'reviews')
    return provider?.status === 'approved' && (role === 'provider' || permissions.some((permission) => permission !== 'add_users'))
  if (tab === 'business' || tab === 'log') return provider?.status === 'approved' && role === 'provider'
  if (tab === 'users' && client_type === 'company') return true
  if (tab === 'users') return provider?.status === 'approved' && (role === 'provider' || permissions.includes('add_users'))
  return true
}

export default function ProfilePage() {
  const { tab, profile, edited } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountLayout title={t('profile.title')}>
      <Tabs
        label={t('profile.tabs')}
        tabs={profileTabs
          .filter(({ tab }) => isShown(tab, profile))
          .map(({ tab: other, text }) => ({
            to: pages.profile({ tab: other }),
            label: t(other === 'users' && profile.role === 'client' ? 'colleagues.title' : text),
            current: other === tab,
          }))}
      />
      <CurrentTab key={`${tab} ${edited}`} />
    </AccountLayout>
  )
}

const previewOf = ({ provider }: Profile, [category]: readonly string[]) =>
  provider && pages.provider({ id: provider.id, categoryId: category ?? 'all' })

function CurrentTab() {
  const { tab, profile, cities, addresses, pendingPhone, offers, reviews, team, business, accountant, log, person, edited } =
    useLoaderData<typeof loader>()
  const failure = useActionData<{ about?: string; msg: string; errors: Record<string, string[]>; values: Record<string, string> }>()
  switch (tab) {
    case 'edit':
      return <ProfileForm profile={profile} cities={cities} failure={failure} />
    case 'addresses':
    case 'branches':
      return addresses && <AddressBook tab={tab} addresses={addresses} cities={cities} edited={edited} failure={failure} />
    case 'offers':
      return offers && <OwnOffers offers={offers} />
    case 'reviews':
      return reviews && <OwnReviews reviews={reviews} failure={failure} />
    case 'business':
      return (
        business && <BusinessPanel business={business} preview={previewOf(profile, business.application.category_ids)} failure={failure} />
      )
    case 'users':
      return team && <TeamPanel team={team} edited={edited} failure={failure} />
    case 'log':
      return log && <TeamLog log={log} person={person} />
    case 'company':
      return (
        <>
          <CompanyForm profile={profile} failure={failure?.about ? undefined : failure} />
          {accountant?.is_offered && <AccountantForm accountant={accountant} failure={failure?.about ? failure : undefined} />}
        </>
      )
    case 'password':
      return <PasswordForm failure={failure} />
    case 'phone':
      return <PhoneForm phone={profile.full_phone} pending={pendingPhone} failure={failure} />
    default:
      return (
        <>
          <ProfileView profile={profile} />
          <ProviderMembership profile={profile} />
        </>
      )
  }
}

function MissingPanel() {
  const { t } = useTranslation()
  return <LoadFailed text={t('connection.pageHint')} />
}
