import { endpoint } from '../endpoint.ts'
import { searchQuery, searchResults } from '../search.ts'

export const searchRows = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  action: 'adm.me',
  summary: 'Search the rows of every resource this admin may list, by words, numbers and phones; a few hits per resource',
  query: searchQuery,
  limit: { max: 120, perSeconds: 60 },
  response: searchResults,
})
