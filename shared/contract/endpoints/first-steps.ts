import { endpoint } from '../endpoint.ts'
import { firstStepsForm, firstStepsView } from '../first-steps.ts'

export const showFirstSteps = endpoint({
  method: 'GET',
  path: '/api/admin/first-steps',
  action: 'adm.settings',
  permission: 'settings.show',
  summary: 'What is left to set up before the platform opens',
  response: firstStepsView,
})
export const changeFirstSteps = endpoint({
  method: 'PATCH',
  path: '/api/admin/first-steps',
  action: 'adm.settings',
  permission: 'settings.edit',
  summary: 'Tick steps by hand, or hide the list',
  body: firstStepsForm,
  response: firstStepsView,
})
