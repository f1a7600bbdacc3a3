CREATE TABLE "support_threads" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"is_open" boolean NOT NULL,
	"unread" integer NOT NULL,
	"assigned_to" uuid
);
--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_threads_newest" ON "support_threads" USING btree ("is_open","last_at","person_id");--> statement-breakpoint
CREATE INDEX "support_threads_message" ON "support_threads" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_threads_assigned" ON "support_threads" USING btree ("assigned_to");--> statement-breakpoint
-- Adds new messages between staff and other people to the threads. Messages among staff have no thread.
-- Threads are locked in the order of their ids, so that two statements never wait for each other.
CREATE FUNCTION "add_to_support_threads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "support_threads" AS "thread" ("person_id", "message_id", "last_at", "is_open", "unread", "assigned_to")
	SELECT "person_id",
		(array_agg("id" ORDER BY "created_at" DESC, "id" DESC))[1],
		max("created_at"),
		(array_agg("is_incoming" ORDER BY "created_at" DESC, "id" DESC))[1],
		count(*) FILTER (WHERE "is_incoming"),
		(array_agg("from_id" ORDER BY "created_at", "id") FILTER (WHERE NOT "is_incoming"))[1]
	FROM (
		SELECT "id", "created_at", "from_id", "from_role" <> 'ROLE ADMIN' AS "is_incoming",
			CASE WHEN "from_role" = 'ROLE ADMIN' THEN "to_id" ELSE "from_id" END AS "person_id"
		FROM (
			SELECT *, (SELECT "role" FROM "users" WHERE "users"."id" = "from_id") AS "from_role",
				(SELECT "role" FROM "users" WHERE "users"."id" = "to_id") AS "to_role"
			FROM "inserted"
		) AS "messages"
		WHERE ("from_role" = 'ROLE ADMIN') <> ("to_role" = 'ROLE ADMIN')
	) AS "support_messages"
	GROUP BY "person_id" ORDER BY "person_id"
	ON CONFLICT ("person_id") DO UPDATE SET
		"assigned_to" = coalesce("thread"."assigned_to", excluded."assigned_to"),
		"unread" = CASE WHEN excluded."is_open" THEN "thread"."unread" + excluded."unread"
			WHEN excluded."last_at" >= "thread"."last_at" THEN 0 ELSE "thread"."unread" END,
		"message_id" = CASE WHEN excluded."last_at" >= "thread"."last_at" THEN excluded."message_id" ELSE "thread"."message_id" END,
		"is_open" = CASE WHEN excluded."last_at" >= "thread"."last_at" THEN excluded."is_open" ELSE "thread"."is_open" END,
		"last_at" = greatest("thread"."last_at", excluded."last_at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_messages_added" AFTER INSERT ON "chat_messages" REFERENCING NEW TABLE AS "inserted" FOR EACH STATEMENT EXECUTE FUNCTION "add_to_support_threads"();--> statement-breakpoint
-- The threads of the messages that exist. What one of the staff has read counts as read.
INSERT INTO "support_threads" ("person_id", "message_id", "last_at", "is_open", "unread", "assigned_to")
SELECT "person_id", "id", "created_at", "is_incoming",
	CASE WHEN "is_incoming" THEN (
		SELECT count(*) FROM "chat_messages" AS "m" WHERE "m"."from_id" = "person_id" AND "m"."created_at" > coalesce(
			(SELECT max("read_at") FROM "chat_reads" WHERE "other_id" = "person_id"), '-infinity')
	) ELSE 0 END,
	CASE WHEN "is_incoming" THEN NULL ELSE "from_id" END
FROM (
	SELECT DISTINCT ON ("person_id") * FROM (
		SELECT "chat_messages".*, "author"."role" <> 'ROLE ADMIN' AS "is_incoming",
			CASE WHEN "author"."role" = 'ROLE ADMIN' THEN "to_id" ELSE "from_id" END AS "person_id"
		FROM "chat_messages"
		JOIN "users" AS "author" ON "author"."id" = "from_id"
		JOIN "users" AS "reader" ON "reader"."id" = "to_id"
		WHERE ("author"."role" = 'ROLE ADMIN') <> ("reader"."role" = 'ROLE ADMIN')
	) AS "support_messages"
	ORDER BY "person_id", "created_at" DESC, "id" DESC
) AS "newest";
