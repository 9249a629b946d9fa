/** The embedded backend did not start. The message is written for the person who started it. */
export class BackendError extends Error {
  override readonly name: string = this.constructor.name;
}

/** Another process has locked the data folder; PGlite allows one process at a time. */
export class DataFolderInUse extends BackendError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running backend. Stop that one, or choose another folder.`,
    );
  }
}

/** Another process serves the site folder with data of its own. */
export class SiteFolderInUse extends BackendError {
  constructor(folder: string) {
    super(
      `The site folder ${folder} is served by another running server. Stop that one, or name another folder: MARISMA_SITE=… npm start`,
    );
  }
}

/** The data folder cannot be created or written to. */
export class DataFolderNotWritable extends BackendError {
  constructor(folder: string, reason: string) {
    super(`The data folder ${folder} cannot be written to (${reason}).`);
  }
}

/** The database in the data folder cannot be opened: it is damaged, or another PostgreSQL version wrote it. */
export class DatabaseUnreadable extends BackendError {
  constructor(folder: string, cause: unknown) {
    super(`The database in ${folder} cannot be opened. Move the folder away to start with a fresh one.`, {
      cause,
    });
  }
}

/** A migration failed and was rolled back; the migrations before it stay applied. */
export class MigrationFailed extends BackendError {
  constructor(file: string, cause: unknown) {
    super(
      `Migration ${file} failed and was rolled back: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}

/** A migration was edited after it had been applied to this database. */
export class MigrationChanged extends BackendError {
  constructor(file: string) {
    super(
      `Migration ${file} was applied to this database and has changed since. ` +
        'Restore it and put the change into a new migration.',
    );
  }
}

/** A migration that was applied to this database is none of this version's. */
export class MigrationMissing extends BackendError {
  constructor(version: string) {
    super(
      `The database was made by another version of the site (migration ${version}): it is left as it is; move its folder ` +
        'away or name another one in MARISMA_DATA to start with an empty database.',
    );
  }
}

/** Row-level security is missing, or does not apply to anonymous requests. */
export class PoliciesMissing extends BackendError {
  constructor(what: string) {
    super(`The backend does not start, because its data would not be protected: ${what}.`);
  }
}
