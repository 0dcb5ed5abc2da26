import * as z from 'zod'
import { archiveForm, branch, branchForm } from '../branches.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const saved = { en: 'Branch saved', ar: 'حُفظ الفرع' }

export const listBranches = endpoint({
  method: 'GET',
  path: '/api/user/branches',
  action: 'me.branches.read',
  summary: 'The branches of your company, archived ones last',
  response: z.array(branch),
})
export const createBranch = endpoint({
  method: 'POST',
  path: '/api/user/branches',
  action: 'me.branches',
  summary: 'Add a branch of your company',
  body: branchForm,
  response: branch,
  msg: saved,
})
export const changeBranch = endpoint({
  method: 'PATCH',
  path: '/api/user/branches/:id',
  action: 'me.branches',
  summary: 'Change a branch of your company',
  params: idParams,
  body: branchForm,
  response: branch,
  msg: saved,
})
export const archiveBranch = endpoint({
  method: 'PUT',
  path: '/api/user/branches/:id/archived',
  action: 'me.branches',
  summary: 'Archive a branch of your company, or restore it',
  params: idParams,
  body: archiveForm,
  response: branch,
  msg: saved,
})
