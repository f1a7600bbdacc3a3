ALTER TABLE "chat_reads" ALTER COLUMN "read_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD COLUMN "received_at" timestamp (3) with time zone;