export { consoleMailer, type Mail, type Mailer } from './auth/mailer.js';
export { describeConfig, readConfig, type Config } from './config/config.js';
export { ServerError, type ServerErrorCode } from './errors/serverError.js';
export { openApiDocument } from './http/openApiDocument.js';
export { startServer, type RunningServer } from './server/startServer.js';
export type { ServicesOptions } from './server/createServices.js';
