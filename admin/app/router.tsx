import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { adminPages, adminRoot } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import type { ComponentType, ReactElement } from 'react'
import { createBrowserRouter, type RouteObject, redirect, useParams } from 'react-router'
import { declarationOf } from '../api/declarations.ts'
import { ListScreen } from '../resources/list/ListScreen.tsx'
import { reviewOf } from '../resources/overrides/reviews.ts'
import { standalonePages } from '../resources/pages.ts'
import { Loading } from '../ui/Loading.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { CrashPage } from './CrashPage.tsx'
import { Layout } from './Layout.tsx'
import { RequirePermission } from './RequirePermission.tsx'

type Screen = ComponentType<{ declaration: AnyResource }>

/**
 * All routes: login, and the screens that require a session. Each screen is loaded when it is first opened, except the list, which is opened most
 * and comes with the entry.
 */
export const createRouter = (root: ReactElement) =>
  createBrowserRouter(
    [
      {
        element: root,
        errorElement: <CrashPage />,
        hydrateFallbackElement: <Loading />,
        children: [
          {
            path: adminPages.login.pattern,
            lazy: async () => ({ Component: (await import('../features/login/LoginScreen.tsx')).LoginScreen }),
          },
          {
            element: <Layout />,
            children: [
              {
                errorElement: <CrashPage />,
                children: [
                  { index: true, lazy: async () => ({ Component: (await import('../features/dashboard/Dashboard.tsx')).Dashboard }) },
                  { path: adminPages.reports.pattern, loader: () => redirect(standalonePages.reports.to) },
                  {
                    path: adminPages.report.pattern,
                    lazy: async () => ({ Component: (await import('../features/reports/ReportScreen.tsx')).ReportScreen }),
                  },
                  {
                    path: adminPages.settings.pattern,
                    lazy: async () => ({
                      Component: withSettings((await import('../features/settings/SettingsScreen.tsx')).SettingsScreen),
                    }),
                  },
                  {
                    path: adminPages.account.pattern,
                    lazy: async () => ({ Component: (await import('../features/account/AccountScreen.tsx')).AccountScreen }),
                  },
                  ...resourceRoutes,
                  { path: '*', Component: NotFound },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: adminRoot },
  )

/** The routes of all resources: a route for each screen of each of them would be two hundred, which takes the router a while. */
const resourceRoutes: RouteObject[] = [
  { path: adminPages.list.pattern, Component: screenOf('list', ListScreen) },
  route('show', adminPages.show.pattern, async () => (await import('../resources/show/ShowScreen.tsx')).ShowScreen),
  route('create', adminPages.create.pattern, async () => (await import('../resources/form/CreateScreen.tsx')).CreateScreen),
  route('import', adminPages.import.pattern, async () => (await import('../resources/import/ImportScreen.tsx')).ImportScreen),
  route('review', `${adminPages.review.pattern}/:id?`, async () => (await import('../resources/review/ReviewScreen.tsx')).ReviewScreen),
  route('edit', adminPages.edit.pattern, async () => (await import('../resources/form/EditScreen.tsx')).EditScreen),
]

type ScreenName = 'list' | 'show' | 'create' | 'import' | 'review' | 'edit'

function route(name: ScreenName, path: string, load: () => Promise<Screen>): RouteObject {
  return { path, lazy: async () => ({ Component: screenOf(name, await load()) }) }
}

function hasScreen(declaration: AnyResource, screen: ScreenName): boolean {
  if (screen === 'create' || screen === 'edit') return declaration.access[screen] !== false
  if (screen === 'import') return canImport(declaration)
  return screen !== 'review' || reviewOf(declaration.name) !== undefined
}

/** The screen of the resource in the address. */
function screenOf(name: ScreenName, Screen: Screen) {
  const action = name === 'import' ? 'create' : name === 'review' ? 'show' : name
  return function ResourceScreen() {
    const { resource = '' } = useParams()
    const declaration = declarationOf(resource)
    if (!declaration || !hasScreen(declaration, name)) return <NotFound />
    return (
      <RequirePermission declaration={declaration} action={action}>
        <Screen key={resource} declaration={declaration} />
      </RequirePermission>
    )
  }
}

const withSettings = (Screen: Screen) =>
  function PermittedSettings() {
    return (
      <RequirePermission declaration={settingsForm} action="show">
        <Screen declaration={settingsForm} />
      </RequirePermission>
    )
  }
