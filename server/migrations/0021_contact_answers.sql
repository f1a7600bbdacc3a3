ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (("name" || ' ' || "email" || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_search" ON "newsletter" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answer_complete" CHECK (("contact_messages"."answer" is null) = ("contact_messages"."answered_at" is null) and ("contact_messages"."answer" is null) = ("contact_messages"."answered_by" is null));