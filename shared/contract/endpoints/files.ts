import { fileWidth, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { publicFilePath } from '../file-urls.ts'
import { uploaded } from '../uploads.ts'

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/uploads',
  action: 'upload.create',
  summary: 'Upload a file as form data: `purpose`, then `file`. It stays private until it is attached',
  form: true,
  response: uploaded,
  msg: { en: 'File uploaded', ar: 'تم رفع الملف' },
  status: 201,
})
export const uploadFileAsAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/uploads',
  action: 'adm.me',
  summary: 'Upload a catalog image as form data: `kind` image or file, then `file`',
  form: true,
  response: uploaded,
  msg: { en: 'File uploaded', ar: 'تم رفع الملف' },
  status: 201,
})
export const readFile = endpoint({
  method: 'GET',
  path: publicFilePath,
  action: 'pub.home',
  summary: 'Read a file: public files for everyone, private ones for those who may see what they are attached to; `w` resizes an image',
  params: idParams,
  query: fileWidth,
  file: '*/*',
})
export const readFileAsAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/files/:id',
  action: 'adm.files',
  summary: 'Read a file, for admins who may see an order or a row that it is attached to, or who uploaded it',
  params: idParams,
  query: fileWidth,
  file: '*/*',
})
