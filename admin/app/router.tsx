import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { ComponentType, ReactElement } from 'react'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { addressOf } from '../api/addresses.ts'
import { declarations } from '../resources/declarations.ts'
import { Loading } from '../ui/Loading.tsx'
import { CrashPage } from './CrashPage.tsx'
import { Guarded } from './Guarded.tsx'
import { Layout } from './Layout.tsx'

type Screen = ComponentType<{ declaration: AnyResource }>

/** The map of the back office: log-in, then everything else for those who are; each screen is loaded when first opened. */
export const routerWith = (root: ReactElement) =>
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
                    path: addressOf.list(settingsForm.name),
                    lazy: async () => ({
                      Component: guarded(
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
  const { name, access } = declaration
  const route = (path: string, act: string, load: () => Promise<Screen>): RouteObject => ({
    path,
    lazy: async () => ({ Component: guarded(await load(), declaration, act, path) }),
  })
  return [
    route(addressOf.list(name), 'list', async () => (await import('../resources/list/ListScreen.tsx')).ListScreen),
    route(addressOf.show(name, ':id'), 'show', async () => (await import('../resources/show/ShowScreen.tsx')).ShowScreen),
    ...(access.create === false
      ? []
      : [
          route(addressOf.create(name), 'create', async () => (await import('../resources/form/CreateScreen.tsx')).CreateScreen),
          route(addressOf.import(name), 'create', async () => (await import('../resources/import/ImportScreen.tsx')).ImportScreen),
        ]),
    ...(access.edit === false
      ? []
      : [route(addressOf.edit(name, ':id'), 'edit', async () => (await import('../resources/form/EditScreen.tsx')).EditScreen)]),
  ]
}

// Called once a route, when it is first opened: the component it makes stays the same from then on.
const guarded = (Screen: Screen, declaration: AnyResource, act: string, path: string) =>
  function GuardedScreen() {
    return (
      <Guarded declaration={declaration} act={act}>
        <Screen key={path} declaration={declaration} />
      </Guarded>
    )
  }
