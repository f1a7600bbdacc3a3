CREATE TABLE "backup_failures" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "backup_failures_one_row" CHECK ("backup_failures"."id" = 1)
);
