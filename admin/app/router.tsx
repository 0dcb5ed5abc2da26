import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { ComponentType, ReactElement } from 'react'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { declarations } from '../resources/declarations.ts'
import { ListScreen } from '../resources/list/ListScreen.tsx'
import { Loading } from '../ui/Loading.tsx'
import { CrashPage } from './CrashPage.tsx'
import { Layout } from './Layout.tsx'
import { RequirePermission } from './RequirePermission.tsx'
import { resourcePaths } from './resource-paths.ts'

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
          { path: '/login', lazy: async () => ({ Component: (await import('../auth/LoginScreen.tsx')).LoginScreen }) },
          {
            element: <Layout />,
            children: [
              {
                errorElement: <CrashPage />,
                children: [
                  { index: true, lazy: async () => ({ Component: (await import('../features/dashboard/Dashboard.tsx')).Dashboard }) },
                  { path: '/reports', loader: () => redirect('/reports/sales') },
                  {
                    path: '/reports/:kind',
                    lazy: async () => ({ Component: (await import('../features/reports/ReportScreen.tsx')).ReportScreen }),
                  },
                  {
                    path: resourcePaths.list(settingsForm.name),
                    lazy: async () => ({
                      Component: withPermission(
                        (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
                        settingsForm,
                        'show',
                        'settings',
                      ),
                    }),
                  },
                  {
                    path: '/account',
                    lazy: async () => ({ Component: (await import('../features/account/AccountScreen.tsx')).AccountScreen }),
                  },
                  ...declarations.flatMap(routesOf),
                  { path: '*', lazy: async () => ({ Component: (await import('./NotFound.tsx')).NotFound }) },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: '/admin' },
  )

function routesOf(declaration: AnyResource): RouteObject[] {
  const { name, access, review } = declaration
  const route = (path: string, action: string, load: () => Screen | Promise<Screen>): RouteObject => ({
    path,
    lazy: async () => ({ Component: withPermission(await load(), declaration, action, path) }),
  })
  return [
    route(resourcePaths.list(name), 'list', () => ListScreen),
    route(resourcePaths.show(name, ':id'), 'show', async () => (await import('../resources/show/ShowScreen.tsx')).ShowScreen),
    ...(access.create === false
      ? []
      : [route(resourcePaths.create(name), 'create', async () => (await import('../resources/form/CreateScreen.tsx')).CreateScreen)]),
    ...(canImport(declaration)
      ? [route(resourcePaths.import(name), 'create', async () => (await import('../resources/import/ImportScreen.tsx')).ImportScreen)]
      : []),
    ...(review
      ? [route(resourcePaths.review(name, ':id?'), 'show', async () => (await import('../resources/review/ReviewScreen.tsx')).ReviewScreen)]
      : []),
    ...(access.edit === false
      ? []
      : [route(resourcePaths.edit(name, ':id'), 'edit', async () => (await import('../resources/form/EditScreen.tsx')).EditScreen)]),
  ]
}

// Called once per route, when it is first opened, so the component's identity is stable.
const withPermission = (Screen: Screen, declaration: AnyResource, action: string, path: string) =>
  function PermittedScreen() {
    return (
      <RequirePermission declaration={declaration} action={action}>
        <Screen key={path} declaration={declaration} />
      </RequirePermission>
    )
  }
