import type Libsql from 'libsql';
import { refuseClosed } from './statements.js';

/** The most transactions that reach the disk together, and the longest the first of them waits for others, in milliseconds. */
const GROUP_SIZE = 64;
const GROUP_MS = 4;

/** What a transaction ends with when the failure of another made SQLite undo both. https://sqlite.org/rescode.html#abort_rollback */
class UndoneError extends Error {
  readonly code = 'SQLITE_ABORT_ROLLBACK';

  constructor() {
    super('The database undid the transactions that were under way.');
  }
}

/** Transactions that reach the disk together, by one commit. */
interface Group {
  readonly openedAt: number;
  /** How many have ended in it. */
  members: number;
  /** Whether the end of this turn of the event loop is waited for. */
  isWatched: boolean;
  readonly onDisk: Promise<void>;
  settle(error?: unknown): void;
}

/**
 * Runs the transactions of one connection one after the other, and commits those that come close together at once: most of a
 * transaction's time is the disk's. Each is a savepoint of the group's transaction, so that one that fails is undone alone, and
 * none has ended before the disk has it.
 *
 * https://sqlite.org/lang_savepoint.html
 */
export class GroupCommit {
  readonly #database: Libsql.Database;
  #last: Promise<void> = Promise.resolve();
  #endTurn: (() => void) | undefined;
  #group: Group | undefined;

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  /** Waits for its turn and begins a transaction. */
  async begin(): Promise<void> {
    await this.#takeTurn();
    try {
      refuseClosed(this.#database);
      // A transaction that reads first and then writes could not, if another process had written in between.
      if (!this.#group) this.#database.exec('begin immediate');
      this.#group ??= newGroup();
      this.#database.exec('savepoint member');
    } catch (error) {
      if (this.#group?.members === 0) this.#flush();
      this.#passTurn();
      throw error;
    }
  }

  /** Waits for its turn and begins a transaction that writes nothing, which needs a database that can be written no more than it does. */
  async beginReading(): Promise<void> {
    await this.#takeTurn();
    try {
      refuseClosed(this.#database);
      this.#flush();
      this.#database.exec('begin');
    } catch (error) {
      this.#passTurn();
      throw error;
    }
  }

  /** Ends the transaction at work, once the disk has it. One that cannot be ended is undone. */
  async commit(): Promise<void> {
    const group = this.#group;
    try {
      refuseClosed(this.#database);
      this.#database.exec(group ? 'release member' : 'commit');
    } catch (error) {
      this.rollback();
      throw error;
    }
    if (group) {
      group.members += 1;
      this.#flushWhenDue(group);
    }
    this.#passTurn();
    await group?.onDisk;
  }

  /** Undoes the transaction at work. */
  rollback(): void {
    try {
      if (this.#database.open) this.#undo();
    } finally {
      this.#passTurn();
    }
  }

  /** Writes what has ended to the disk, undoes what has not, and closes the database. */
  close(): void {
    if (!this.#database.open) return;
    if (this.#group && this.#endTurn) this.#database.exec('rollback to member');
    this.#flush();
    this.#database.close();
  }

  #undo(): void {
    // A full disk makes SQLite undo all of it by itself: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
    if (!this.#database.inTransaction) {
      this.#end(new UndoneError());
    } else if (this.#group) {
      this.#database.exec('rollback to member; release member');
      this.#flushWhenDue(this.#group);
    } else {
      this.#database.exec('rollback');
    }
  }

  /** Commits a group that is full, old or empty at once, and any other as soon as a turn of the event loop adds nothing to it. */
  #flushWhenDue(group: Group): void {
    const { members, openedAt } = group;
    if (members === 0 || members >= GROUP_SIZE || performance.now() - openedAt > GROUP_MS) {
      this.#flush();
      return;
    }
    if (group.isWatched) return;
    group.isWatched = true;
    setImmediate(() => {
      group.isWatched = false;
      // A transaction at work asks again when it ends.
      if (this.#group !== group || this.#endTurn) return;
      if (group.members > members) this.#flushWhenDue(group);
      else this.#flush();
    });
  }

  #flush(): void {
    if (!this.#group) return;
    try {
      refuseClosed(this.#database);
      this.#database.exec('commit');
      this.#end();
    } catch (error) {
      if (this.#database.open && this.#database.inTransaction) this.#database.exec('rollback');
      this.#end(error);
    }
  }

  #end(error?: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    group?.settle(error);
  }

  async #takeTurn(): Promise<void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => (end = resolve));
    await before;
    this.#endTurn = end;
  }

  #passTurn(): void {
    const end = this.#endTurn;
    this.#endTurn = undefined;
    end?.();
  }
}

function newGroup(): Group {
  let settle: Group['settle'] = () => {};
  const onDisk = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error as Error));
  });
  // Where the only member has failed by itself, nobody waits for the group.
  onDisk.catch(() => {});
  return { openedAt: performance.now(), members: 0, isWatched: false, onDisk, settle };
}
