CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"actor_name" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_entity_known" CHECK ("audit_entries"."entity" in ('order', 'product', 'merchant', 'review', 'user')),
	CONSTRAINT "audit_entries_role_known" CHECK ("audit_entries"."actor_role" in ('ROLE ADMIN', 'ROLE MEMBER', 'ROLE MERCHANT'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity_id","entity","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
-- Deleting an account, also by hand, removes its name from the audit trail, and the entries about the account.
CREATE FUNCTION "forget_deleted_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "audit_entries" SET "actor_name" = NULL WHERE "actor_id" = OLD."id";
	DELETE FROM "audit_entries" WHERE "entity_id" = OLD."id" AND "entity" = 'user';
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_deleted" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_deleted_user"();
