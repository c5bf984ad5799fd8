// The real server on a real folder, as `npm start` has it, but for what a test must be able to wait for: the times at a table are short.
import { configFrom } from '../../config.ts';
import { startServer } from '../../server.ts';
import { TIMINGS } from './timings.ts';

const { COME_BACK: comeBack } = process.env;
const timings = { ...TIMINGS, ...(comeBack === undefined ? {} : { comeBack: Number(comeBack) }) };
const server = await startServer({ ...configFrom(process.env), timings });
process.once('SIGTERM', () => void server.close());
